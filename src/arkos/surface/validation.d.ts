/**
 * The entry point `arkos/validation`: validating data by hand.
 *
 * @packageDocumentation
 */
import type {ClassConstructor} from 'class-transformer';
import type {ValidatorOptions} from 'class-validator';
import type {ZodSchema} from 'zod';

/**
 * Validates data with class-validator.
 *
 * @param DtoClass - Class with decorators.
 * @param data - Plain data.
 * @param validationOptions - Options for class-validator; none by default.
 * @returns An instance of the class.
 * @throws AppError 400 `InvalidRequestBody`, the list of errors in `meta`.
 */
export declare function validateDto<T extends object>(
  DtoClass: ClassConstructor<T>,
  data: Record<string, any>,
  validationOptions?: ValidatorOptions,
): Promise<T>;

/**
 * Validates data with Zod.
 *
 * @param schema - A Zod 3 schema.
 * @param data - Anything.
 * @returns The parsed output.
 * @throws AppError 400 `InvalidRequestBody`, `error.format()` in `meta`.
 */
export declare function validateSchema<T>(schema: ZodSchema<T>, data: unknown): Promise<T>;
