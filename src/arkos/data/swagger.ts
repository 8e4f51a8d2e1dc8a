import type {Source} from './source';

/** A mode of the API reference page. */
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
    meaning: 'Schemas are derived from the Prisma models.',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:25',
  },
  {
    name: 'class-validator',
    meaning:
      'Schemas are derived from the DTO classes; where there is none, from the Prisma model.',
    needsResolver: 'class-validator',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:27',
  },
  {
    name: 'zod',
    meaning:
      'Schemas are derived from the zod schemas; where there is none, from the Prisma model.',
    needsResolver: 'zod',
    source: 'packages/arkos/src/modules/swagger/utils/helpers/swagger.router.helpers.ts:29',
  },
];
