import type {SwaggerModeId} from '../facts';

/** Our words for a mode of the API documentation page. */
export interface SwaggerModeNote {
  /** Where its schemas come from, in a sentence (Markdown). */
  readonly meaning: string;
  /** Value `validation.resolver` has to have for it to see anything. */
  readonly needsResolver?: 'zod' | 'class-validator';
}

/** The values of `swagger.mode`; the other options are keys of the configuration. */
export const swaggerModeNotes: Readonly<Record<SwaggerModeId, SwaggerModeNote>> = {
  prisma: {meaning: 'Schemas come from the Prisma models.'},
  'class-validator': {
    meaning:
      'Schemas come from the DTO classes, or from the Prisma model where a class is missing.',
    needsResolver: 'class-validator',
  },
  zod: {
    meaning:
      'Schemas come from the Zod schemas, or from the Prisma model where a schema is missing.',
    needsResolver: 'zod',
  },
};
