/**
 * The entry point `arkos/middlewares`: two middlewares of the generated endpoints, for your own routers.
 *
 * @packageDocumentation
 */
import type {ClassConstructor} from 'class-transformer';
import type {ValidatorOptions} from 'class-validator';
import type {NextFunction} from 'express';
import type {ZodSchema} from 'zod';
import type {AuthPrismaQueryOptions, PrismaQueryOptions} from './prisma';
import type {ArkosRequest, ArkosRequestHandler, ArkosResponse} from './shared/http';

/**
 * Makes a middleware that puts the Prisma options of an endpoint into `req.prismaQueryOptions`.
 *
 * @typeParam T - The delegate of the model.
 * @param prismaQueryOptions - Options as a query file exports them.
 * @param action - Whose options to take.
 * @returns The middleware.
 * @throws SyntaxError for raw options of a client that are no JSON (500).
 * @since 1.1.59-beta
 * @source packages/arkos/src/modules/base/base.middlewares.ts:129
 */
export declare function addPrismaQueryOptionsToRequest<T extends Record<string, any>>(
  prismaQueryOptions: PrismaQueryOptions<T> | AuthPrismaQueryOptions<T>,
  action: ControllerActions,
): (req: ArkosRequest, _: ArkosResponse, next: NextFunction) => void;

/**
 * Makes a middleware that validates `req.body` and replaces it by the result.
 *
 * @remarks Does nothing while `validation.resolver` is not set.
 *
 * @typeParam T - Type of the validated body.
 * @param schemaOrDtoClass - DTO class or zod schema, to match `validation.resolver`; without one
 * every body passes.
 * @param classValidatorValidationOptions - Options of class-validator; those of the configuration
 * win.
 * @returns The middleware.
 * @throws Passes AppError 400 `InvalidRequestBody` on.
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.middlewares.ts:204
 */
export declare function handleRequestBodyValidationAndTransformation<T extends object>(
  schemaOrDtoClass?: ClassConstructor<T>,
  classValidatorValidationOptions?: ValidatorOptions,
): ArkosRequestHandler;

/**
 * Makes a middleware that validates `req.body` and replaces it by the result.
 *
 * @remarks Does nothing while `validation.resolver` is not set.
 *
 * @typeParam T - Type of the validated body.
 * @param schemaOrDtoClass - DTO class or zod schema, to match `validation.resolver`; without one
 * every body passes.
 * @param classValidatorValidationOptions - Options of class-validator; those of the configuration
 * win.
 * @returns The middleware.
 * @throws Passes AppError 400 `InvalidRequestBody` on.
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.middlewares.ts:204
 */
export declare function handleRequestBodyValidationAndTransformation<T extends object>(
  schemaOrDtoClass?: ZodSchema<T>,
): ArkosRequestHandler;

/**
 * Names of the endpoints and groups that a query file may set options for.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.middlewares.ts:117
 */
type ControllerActions =
  | keyof PrismaQueryOptions<any>
  | keyof Omit<AuthPrismaQueryOptions<any>, keyof PrismaQueryOptions<any>>;

export {};
