import {authService} from 'arkos/services';
import prisma from '../src/utils/prisma';

const seededAt = new Date('2026-01-05T09:00:00.000Z');
const stamps = {createdAt: seededAt, updatedAt: seededAt};

const users = [
  {
    id: '10000000-0000-4000-8000-000000000001',
    name: 'Ada Machel',
    email: 'ada@bookshop.example',
    role: 'admin',
  },
  {
    id: '10000000-0000-4000-8000-000000000002',
    name: 'Elio Tembe',
    email: 'elio@bookshop.example',
    role: 'editor',
  },
  {
    id: '10000000-0000-4000-8000-000000000003',
    name: 'Rita Sitoe',
    email: 'rita@bookshop.example',
    role: 'reader',
  },
  {
    id: '10000000-0000-4000-8000-000000000004',
    name: 'Noa Cossa',
    email: 'noa@bookshop.example',
    role: 'reader',
  },
  {
    id: '10000000-0000-4000-8000-000000000005',
    name: 'Root',
    email: 'root@bookshop.example',
    role: 'reader',
    isSuperUser: true,
  },
] as const;

const authors = [
  {id: '20000000-0000-4000-8000-000000000001', name: 'Lina Marrengula', country: 'Mozambique'},
  {id: '20000000-0000-4000-8000-000000000002', name: 'Tomas Ferrao', country: 'Portugal'},
  {id: '20000000-0000-4000-8000-000000000003', name: 'Ines Duarte', country: 'Brazil'},
];

const books = [
  {
    id: '30000000-0000-4000-8000-000000000001',
    title: 'The Salt Road',
    isbn: '9780000000019',
    summary: 'A family of traders follows the old road to the sea.',
    price: 14.5,
    pages: 312,
    isPublished: true,
    publishedAt: new Date('2024-03-14T00:00:00.000Z'),
    authorId: authors[0].id,
  },
  {
    id: '30000000-0000-4000-8000-000000000002',
    title: 'Harbour Lights',
    isbn: '9780000000026',
    summary: 'Three nights in the life of a lighthouse keeper.',
    price: 9.9,
    pages: 188,
    isPublished: true,
    publishedAt: new Date('2024-10-01T00:00:00.000Z'),
    authorId: authors[0].id,
  },
  {
    id: '30000000-0000-4000-8000-000000000003',
    title: 'A Grammar of Rivers',
    isbn: '9780000000033',
    summary: 'Essays on water and the words we have for it.',
    price: 21,
    pages: 264,
    isPublished: true,
    publishedAt: new Date('2025-05-20T00:00:00.000Z'),
    authorId: authors[1].id,
  },
  {
    id: '30000000-0000-4000-8000-000000000004',
    title: 'The Quiet Press',
    isbn: '9780000000040',
    summary: 'How a village newspaper outlived its country.',
    price: 17.25,
    pages: 420,
    isPublished: true,
    publishedAt: new Date('2025-11-11T00:00:00.000Z'),
    authorId: authors[2].id,
  },
  {
    id: '30000000-0000-4000-8000-000000000005',
    title: 'Untitled Atlas',
    isbn: '9780000000057',
    price: 30,
    isPublished: false,
    authorId: authors[1].id,
  },
];

const reviews = [
  {
    id: '40000000-0000-4000-8000-000000000001',
    rating: 5,
    text: 'I missed my stop twice.',
    bookId: books[0].id,
    userId: users[2].id,
  },
  {
    id: '40000000-0000-4000-8000-000000000002',
    rating: 4,
    text: 'Slow, and all the better for it.',
    bookId: books[0].id,
    userId: users[3].id,
  },
  {
    id: '40000000-0000-4000-8000-000000000003',
    rating: 3,
    text: 'The second essay carries the rest.',
    bookId: books[2].id,
    userId: users[2].id,
  },
];

const readingLists = [
  {
    id: '50000000-0000-4000-8000-000000000001',
    name: 'Winter evenings',
    ownerId: users[2].id,
    books: {connect: [{id: books[0].id}, {id: books[1].id}]},
  },
  {
    id: '50000000-0000-4000-8000-000000000002',
    name: 'For the train',
    ownerId: users[3].id,
    books: {connect: [{id: books[3].id}]},
  },
];

const orders = [
  {
    id: '60000000-0000-4000-8000-000000000001',
    quantity: 2,
    amount: 29,
    bookId: books[0].id,
    userId: users[2].id,
  },
];

async function seed(): Promise<void> {
  const password = await authService.hashPassword('Bookshop2026');

  await prisma.user.createMany({data: users.map((user) => ({...user, ...stamps, password}))});
  await prisma.author.createMany({data: authors.map((author) => ({...author, ...stamps}))});
  await prisma.book.createMany({data: books.map((book) => ({...book, ...stamps}))});
  await prisma.review.createMany({data: reviews.map((review) => ({...review, ...stamps}))});
  for (const list of readingLists) {
    await prisma.readingList.create({data: {...list, ...stamps}});
  }
  await prisma.order.createMany({data: orders.map((order) => ({...order, ...stamps}))});
}

seed().finally(() => prisma.$disconnect());
