// cspell:ignore elio
/** The bookshop's configuration and records, as the simulation takes them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {camelCase, operations} from '../../src/arkos/endpoints';
import type {RouterSettings} from '../../src/arkos/endpoints/router';
import type {Fields} from '../../src/arkos/query';
import type {Configuration} from '../../src/arkos/endpoints/configuration';
import type {ValidationFile} from '../../src/arkos/endpoints/validation-files';
import type {AuthConfig, Restrictions, Seed} from '../../src/arkos/simulation';
import {hashPassword} from '../../src/arkos/simulation/passwords';

const stamp = '2026-01-05T09:00:00.000Z';
const stamps = {createdAt: stamp, updatedAt: stamp};
const id = (kind: number, number: number): string =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Of the password of the seed. */
const hash = hashPassword('Bookshop2026');

const user = (
  number: number,
  name: string,
  email: string,
  role: string,
  more: Fields = {},
): Fields => ({
  id: id(1, number),
  name,
  email: `${email}@bookshop.example`,
  role,
  password: hash,
  passwordChangedAt: null,
  lastLoginAt: null,
  isSuperUser: false,
  isStaff: false,
  isActive: true,
  deletedSelfAccountAt: null,
  ...more,
  ...stamps,
});

const author = (number: number, name: string, country: string): Fields => ({
  id: id(2, number),
  name,
  country,
  bio: null,
  ...stamps,
});

const book = (
  number: number,
  [title, summary, price, pages, day, by]: readonly [
    string,
    string | null,
    number,
    number | null,
    string | null,
    number,
  ],
): Fields => ({
  id: id(3, number),
  title,
  isbn: `978000000${['0019', '0026', '0033', '0040', '0057'][number - 1]}`,
  summary,
  price,
  pages,
  isPublished: day !== null,
  publishedAt: day && `${day}T00:00:00.000Z`,
  coverUrl: null,
  sampleUrl: null,
  trailerUrl: null,
  authorId: id(2, by),
  ...stamps,
});

/** `docs/_bookshop/prisma/seed.ts`. */
export const seed: Seed = {
  User: [
    user(1, 'Ada Machel', 'ada', 'admin'),
    user(2, 'Elio Tembe', 'elio', 'editor'),
    user(3, 'Rita Sitoe', 'rita', 'reader'),
    user(4, 'Noa Cossa', 'noa', 'reader'),
    user(5, 'Root', 'root', 'reader', {isSuperUser: true}),
  ],
  Author: [
    author(1, 'Lina Marrengula', 'Mozambique'),
    author(2, 'Tomas Ferrao', 'Portugal'),
    author(3, 'Ines Duarte', 'Brazil'),
  ],
  Book: [
    book(1, [
      'The Salt Road',
      'A family of traders follows the old road to the sea.',
      14.5,
      312,
      '2024-03-14',
      1,
    ]),
    book(2, [
      'Harbour Lights',
      'Three nights in the life of a lighthouse keeper.',
      9.9,
      188,
      '2024-10-01',
      1,
    ]),
    book(3, [
      'A Grammar of Rivers',
      'Essays on water and the words we have for it.',
      21,
      264,
      '2025-05-20',
      2,
    ]),
    book(4, [
      'The Quiet Press',
      'How a village newspaper outlived its country.',
      17.25,
      420,
      '2025-11-11',
      3,
    ]),
    book(5, ['Untitled Atlas', null, 30, null, null, 2]),
  ],
  Review: [
    {
      id: id(4, 1),
      rating: 5,
      text: 'I missed my stop twice.',
      bookId: id(3, 1),
      userId: id(1, 3),
      ...stamps,
    },
    {
      id: id(4, 2),
      rating: 4,
      text: 'Slow, and all the better for it.',
      bookId: id(3, 1),
      userId: id(1, 4),
      ...stamps,
    },
    {
      id: id(4, 3),
      rating: 3,
      text: 'The second essay carries the rest.',
      bookId: id(3, 3),
      userId: id(1, 3),
      ...stamps,
    },
  ],
  ReadingList: [
    {id: id(5, 1), name: 'Winter evenings', ownerId: id(1, 3), ...stamps},
    {id: id(5, 2), name: 'For the train', ownerId: id(1, 4), ...stamps},
  ],
  Order: [
    {
      id: id(6, 1),
      quantity: 2,
      amount: 29,
      status: 'placed',
      bookId: id(3, 1),
      userId: id(1, 3),
      ...stamps,
    },
  ],
};

/** Which books are on which list. */
export const links: readonly (readonly [list: string, book: string])[] = [
  [id(5, 1), id(3, 1)],
  [id(5, 1), id(3, 2)],
  [id(5, 2), id(3, 4)],
];

const everyone = ['reader', 'editor', 'admin'];
const isPublic = {authenticationControl: {View: false}};

/** `*.auth.ts`. */
export const auth: Readonly<Record<string, AuthConfig>> = {
  'file-upload': {
    ...isPublic,
    accessControl: {Create: ['editor', 'admin'], Update: ['editor', 'admin'], Delete: ['admin']},
  },
  Author: {
    ...isPublic,
    accessControl: {Create: ['editor', 'admin'], Update: ['editor', 'admin'], Delete: ['admin']},
  },
  Book: {
    ...isPublic,
    accessControl: {
      Create: {
        roles: ['editor', 'admin'],
        name: 'Add a book',
        description: 'Add a book to the catalog',
      },
      Update: ['editor', 'admin'],
      Delete: ['admin'],
    },
  },
  Order: {accessControl: {Create: everyone, View: ['admin'], Update: ['admin']}},
  ReadingList: {accessControl: everyone},
  Review: {...isPublic, accessControl: {Create: everyone, Update: everyone, Delete: everyone}},
  User: {
    accessControl: {
      Create: ['admin'],
      Update: ['admin'],
      Delete: ['admin'],
      View: ['admin'],
    },
  },
};

/** `*.query.ts`. */
export const queryOptions: Readonly<Record<string, Readonly<Partial<Record<string, Fields>>>>> = {
  Author: {
    findMany: {include: {_count: {select: {books: true}}}},
    findOne: {include: {books: {select: {id: true, title: true, price: true}}}},
  },
  Book: {
    findMany: {where: {isPublished: true}},
    findOne: {include: {author: {select: {id: true, name: true}}}},
  },
  ReadingList: Object.fromEntries(
    (['findMany', 'findOne', 'createOne', 'updateOne'] as const).map((operation) => [
      operation,
      {include: {books: {select: {id: true, title: true}}}},
    ]),
  ),
  Review: Object.fromEntries(
    operations.map((operation) => [operation, {include: {user: {select: {id: true, name: true}}}}]),
  ),
  auth: {getMe: {include: {readingLists: {select: {id: true, name: true}}}}},
  User: {findOne: {include: {reviews: {select: {id: true, rating: true, text: true}}}}},
};

/** The `config` of `*.router.ts`. */
const disable: RouterSettings['disable'] = {
  Author: {findMany: false, findOne: false},
  Book: {updateMany: true, deleteMany: true},
  Order: {createMany: true, updateMany: true, deleteOne: true, deleteMany: true},
  ReadingList: {createMany: true, updateMany: true, deleteMany: true},
  Review: {createMany: true, updateMany: true, deleteMany: true},
};

/** The configuration that the entry points of the bookshop share. */
const common: Partial<Configuration> = {
  authentication: 'static',
  usernameField: 'email',
  validation: 'zod',
  disable,
};

/** What `arkos.init()` is given by each entry point. */
export const configurations: Readonly<Record<string, Partial<Configuration>>> = {
  'src/app.ts': common,
  'src/app.back-office.ts': common,
  'src/app.bare.ts': {disable},
  'src/app.class-validator.ts': {...common, validation: 'class-validator', forbidsUnknown: true},
  'src/app.cookie-only.ts': {...common, sendAccessTokenThrough: 'cookie-only'},
  'src/app.express.ts': {disable},
  'src/app.middlewares.ts': common,
  'src/app.minimal.ts': {...common, validation: 'off'},
  'src/app.no-bulk.ts': {...common, strict: 'no-bulk'},
  'src/app.strict.ts': {...common, strict: true},
};

/** `welcomeMessage` of `src/app.ts`. */
export const welcomeMessage = 'Welcome to the bookshop';

/** `fileUpload.restrictions` of `src/app.ts`. */
export const restrictions: Restrictions = {
  images: {maxCount: 3, maxSize: 1024 ** 2, supportedFilesRegex: /^\.(jpg|jpeg|png|webp)$/},
  videos: {maxCount: 1, maxSize: 200 * 1024 ** 2, supportedFilesRegex: /^\.(mp4|webm)$/},
  documents: {maxCount: 5, maxSize: 10 * 1024 ** 2, supportedFilesRegex: /^\.(pdf|epub)$/},
  files: {maxCount: 3, maxSize: 20 * 1024 ** 2, supportedFilesRegex: /^\.(zip|csv)$/},
};

const modelOf: Readonly<Record<string, string>> = {
  author: 'Author',
  book: 'Book',
  order: 'Order',
  'reading-list': 'ReadingList',
  review: 'Review',
  user: 'User',
};

/** The validation files of the bookshop, as they are. */
export function validationFiles(root: string, folder: 'schemas' | 'dtos'): ValidationFile[] {
  const modules = path.join(root, 'docs/_bookshop/src/modules');
  return ['auth', ...Object.keys(modelOf)].flatMap((module) => {
    const own = path.join(modules, module, folder);
    const names = readdirSync(path.join(modules, module)).includes(folder) ? readdirSync(own) : [];
    return names.map((name) => ({
      module: modelOf[module] ?? module,
      key: module === 'auth' ? camelCase(name.split('.')[0] ?? '') : (name.split('-')[0] ?? ''),
      path: `src/modules/${module}/${folder}/${name}`,
      text: readFileSync(path.join(own, name), 'utf8'),
    }));
  });
}
