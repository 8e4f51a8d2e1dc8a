/**
 * The entry point `arkos/middlewares`: two middleware factories of the generated endpoints, for your own routers.
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
 * Creates a middleware that puts the Prisma options of an endpoint into `req.prismaQueryOptions`.
 *
 * @param prismaQueryOptions - Options as a query file exports them.
 * @param action - Operation whose options to use: `findMany`, `findOne`, `createOne`, `createMany`,
 * `updateOne`, `updateMany`, `deleteOne` or `deleteMany`; with the query file of `auth`, `getMe`,
 * `updateMe`, `deleteMe`, `login`, `signup` or `updatePassword`.
 * @returns The middleware.
 * @throws SyntaxError if the raw options of a client are not JSON (500).
 */
export declare function addPrismaQueryOptionsToRequest<T extends Record<string, any>>(
  prismaQueryOptions: PrismaQueryOptions<T> | AuthPrismaQueryOptions<T>,
  action: ControllerActions,
): (req: ArkosRequest, _: ArkosResponse, next: NextFunction) => void;

/**
 * Creates a middleware that validates `req.body` and replaces it with the result.
 *
 * @remarks Does nothing while `validation.resolver` is not set.
 *
 * @param schemaOrDtoClass - DTO class or Zod schema, matching `validation.resolver`. Without one,
 * every body passes.
 * @param classValidatorValidationOptions - Options for class-validator. The configuration overrides
 * them.
 * @returns The middleware.
 * @throws Passes AppError 400 `InvalidRequestBody` to `next()`.
 */
export declare function handleRequestBodyValidationAndTransformation<T extends object>(
  schemaOrDtoClass?: ClassConstructor<T>,
  classValidatorValidationOptions?: ValidatorOptions,
): ArkosRequestHandler;

/**
 * Creates a middleware that validates `req.body` and replaces it with the result.
 *
 * @remarks Does nothing while `validation.resolver` is not set.
 *
 * @param schemaOrDtoClass - DTO class or Zod schema, matching `validation.resolver`. Without one,
 * every body passes.
 * @returns The middleware.
 * @throws Passes AppError 400 `InvalidRequestBody` to `next()`.
 */
export declare function handleRequestBodyValidationAndTransformation<T extends object>(
  schemaOrDtoClass?: ZodSchema<T>,
): ArkosRequestHandler;

/** Names of the endpoints and groups that a query file can have options for. */
type ControllerActions =
  | keyof PrismaQueryOptions<any>
  | keyof Omit<AuthPrismaQueryOptions<any>, keyof PrismaQueryOptions<any>>;

export {};
