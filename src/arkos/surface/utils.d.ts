/**
 * The entry point `arkos/utils`: changing the case of names, durations, and queries.
 *
 * @packageDocumentation
 */
import type {Request} from 'express';
import type {ArkosRequest} from './shared/http';

/**
 * Language or languages for changing case; false means none.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:21
 */
export type Locale = string[] | string | false | undefined;

/**
 * Options of `camelCase` and `pascalCase`.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:26
 */
export interface PascalCaseOptions extends Options {
  /**
   * Omits the underscore before a word that starts with a digit.
   *
   * @defaultValue false
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:27
   */
  mergeAmbiguousCharacters?: boolean;
}

/**
 * How to split and join words.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:33
 */
export interface Options {
  /**
   * Language for changing case.
   *
   * @defaultValue the language of the machine
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:34
   */
  locale?: Locale;
  /**
   * Function that splits a string into words.
   *
   * @defaultValue split
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:35
   */
  split?: (value: string) => string[];
  /**
   * Splits digits from letters.
   *
   * @deprecated Pass `split: splitSeparateNumbers`.
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:37
   */
  separateNumbers?: boolean;
  /**
   * String between the words.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:38
   */
  delimiter?: string;
  /**
   * Characters to keep at the beginning.
   *
   * @defaultValue ""
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:39
   */
  prefixCharacters?: string;
  /**
   * Characters to keep at the end.
   *
   * @defaultValue ""
   * @since 1.0
   * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:40
   */
  suffixCharacters?: string;
}

/**
 * Splits a string into words at case changes and at non-alphanumeric characters.
 *
 * @param value - The string.
 * @returns The words.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:46
 */
export declare function split(value: string): string[];

/**
 * Like `split`, and also between digits and letters.
 *
 * @param value - The string.
 * @returns The words.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:69
 */
export declare function splitSeparateNumbers(value: string): string[];

/**
 * Converts a string to `blog post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:85
 */
export declare function noCase(input: string, options?: Options): string;

/**
 * Converts a string to `blogPost`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:97
 */
export declare function camelCase(input: string, options?: PascalCaseOptions): string;

/**
 * Converts a string to `BlogPost`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:119
 */
export declare function pascalCase(input: string, options?: PascalCaseOptions): string;

/**
 * Converts a string to `Blog_Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:132
 */
export declare function pascalSnakeCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:139
 */
export declare function capitalCase(input: string, options?: Options): string;

/**
 * Converts a string to `BLOG_POST`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:155
 */
export declare function constantCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog.post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:167
 */
export declare function dotCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog-post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:174
 */
export declare function kebabCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog/post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:181
 */
export declare function pathCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:188
 */
export declare function sentenceCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog_post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:208
 */
export declare function snakeCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog-Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/helpers/change-case.helpers.ts:215
 */
export declare function trainCase(input: string, options?: Options): string;

/**
 * A duration: a number of seconds, or a string with a unit: ms, s, m, h, d, w or y.
 *
 * @remarks The type accepts a string without a unit, but the code throws: `"3600"` fails with
 * `Invalid time format`. A number means seconds.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/auth/utils/helpers/auth.controller.helpers.ts:102
 */
export type MsDuration =
  number | `${number}` | `${number}${'ms' | 's' | 'm' | 'h' | 'd' | 'w' | 'y'}`;

/**
 * Turns the query string of a request into Prisma arguments, step by step.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/utils/features/api.features.ts:11
 */
export declare class APIFeatures {
  /**
   * The request.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:12
   */
  req?: ArkosRequest;
  /**
   * The query with the `__` operators resolved.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:13
   */
  searchParams: any;
  /**
   * Never set.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:14
   */
  searchParamsWithModifiers: any;
  /**
   * The Prisma arguments so far.
   *
   * @defaultValue {}
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:15
   */
  filters: Record<string, any>;
  /**
   * Always empty.
   *
   * @defaultValue {}
   * @since 1.2.13-beta
   * @source packages/arkos/src/utils/features/api.features.ts:16
   */
  reqFiltersSearchParam: any;
  /**
   * Name of the model; needed for `search`.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:17
   */
  modelName?: ModelName;
  /**
   * Query keys that never become a filter.
   *
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:18
   */
  excludedFields: string[];
  /**
   * Reads the query string.
   *
   * @param req - The request.
   * @param modelName - Name of the model.
   * @throws AppError 400 if `filters` is not JSON.
   * @since 1.2.0-beta
   * @source packages/arkos/src/utils/features/api.features.ts:36
   */
  constructor(req?: Request, modelName?: ModelName);
  /**
   * Adds `where`, from the filters and `search`, and the Prisma options of the request.
   *
   * @returns The instance.
   * @throws Error without a request, without a model name for `search`, or for an unknown model.
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:60
   */
  filter(): this;
  /**
   * Adds `orderBy` from `sort`.
   *
   * @returns The instance.
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:160
   */
  sort(): this;
  /**
   * Adds `select`, `include` and `omit` from `fields`, `select`, `include` and `omit`.
   *
   * @remarks The model `User` always gets `omit: {password: true}`.
   *
   * @returns The instance.
   * @throws AppError 403 `UserPasswordExposureDetected`.
   * @throws AppError 400 `CannotExposeUserPassword`.
   * @throws AppError 400 for `addFields` and `removeFields`.
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:174
   */
  limitFields(): this;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/utils/features/api.features.ts:264
   */
  private _validateNoPasswordExposure;
  /**
   * Adds `skip` and `take` from `page` and `limit`.
   *
   * @remarks 30 records by default; `limit=all` adds neither.
   *
   * @returns The instance.
   * @since 1.0
   * @source packages/arkos/src/utils/features/api.features.ts:314
   */
  paginate(): APIFeatures;
}

type ModelName = string;

export {};
