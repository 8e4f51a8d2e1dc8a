import type {Source} from './source';

/** A mode of the API documentation page. */
export interface SwaggerMode {
  readonly name: string;
  /** Where its schemas come from, in a sentence (Markdown). */
  readonly meaning: string;
  /** Value `validation.resolver` has to have for it to see anything. */
  readonly needsResolver?: 'zod' | 'class-validator';
  readonly source: Source;
}

/** The values of `swagger.mode`; the other options are rows of the configuration. */
export const swaggerModes: readonly SwaggerMode[] = [
  {
    name: 'prisma',
    meaning: 'Schemas come from the Prisma models.',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:25',
  },
  {
    name: 'class-validator',
    meaning:
      'Schemas come from the DTO classes, or from the Prisma model where a class is missing.',
    needsResolver: 'class-validator',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:27',
  },
  {
    name: 'zod',
    meaning:
      'Schemas come from the Zod schemas, or from the Prisma model where a schema is missing.',
    needsResolver: 'zod',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:29',
  },
];
