/**
 * The entry point `arkos/utils`: case conversion, durations and queries.
 *
 * @packageDocumentation
 */
import type {Request} from 'express';
import type {ArkosRequest} from './shared/http';

/** Language or languages for changing case; false means none. */
export type Locale = string[] | string | false | undefined;

/** Options of `camelCase` and `pascalCase`. */
export interface PascalCaseOptions extends Options {
  /**
   * Omits the underscore before a word that starts with a digit, so that `camelCase` turns
   * `version 1.2.10` into `version1210` instead of `version_1_2_10`.
   *
   * @defaultValue false
   */
  mergeAmbiguousCharacters?: boolean;
}

/** How to split and join words. */
export interface Options {
  /**
   * Language for changing case.
   *
   * @defaultValue the language of the machine
   */
  locale?: Locale;
  /**
   * Function that splits a string into words.
   *
   * @defaultValue split
   */
  split?: (value: string) => string[];
  /**
   * Splits digits from letters. Deprecated: use `split: splitSeparateNumbers`.
   *
   * @deprecated Pass `split: splitSeparateNumbers`.
   */
  separateNumbers?: boolean;
  /** String between the words. */
  delimiter?: string;
  /**
   * Characters to keep at the beginning, besides letters and digits, such as the `_` of `__typename`.
   *
   * @defaultValue ""
   */
  prefixCharacters?: string;
  /**
   * Characters to keep at the end, besides letters and digits.
   *
   * @defaultValue ""
   */
  suffixCharacters?: string;
}

/**
 * Splits a string into words at case changes and at non-alphanumeric characters.
 *
 * @param value - The string.
 * @returns The words.
 */
export declare function split(value: string): string[];

/**
 * Like `split`, and also between digits and letters.
 *
 * @param value - The string.
 * @returns The words.
 */
export declare function splitSeparateNumbers(value: string): string[];

/**
 * Converts a string to `blog post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function noCase(input: string, options?: Options): string;

/**
 * Converts a string to `blogPost`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function camelCase(input: string, options?: PascalCaseOptions): string;

/**
 * Converts a string to `BlogPost`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function pascalCase(input: string, options?: PascalCaseOptions): string;

/**
 * Converts a string to `Blog_Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function pascalSnakeCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function capitalCase(input: string, options?: Options): string;

/**
 * Converts a string to `BLOG_POST`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function constantCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog.post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function dotCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog-post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function kebabCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog/post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function pathCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function sentenceCase(input: string, options?: Options): string;

/**
 * Converts a string to `blog_post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function snakeCase(input: string, options?: Options): string;

/**
 * Converts a string to `Blog-Post`.
 *
 * @param input - The string, in any case.
 * @param options - How to split and join words.
 * @returns The string.
 */
export declare function trainCase(input: string, options?: Options): string;

/**
 * A duration: a number of seconds, or a string with a unit: ms, s, m, h, d, w or y.
 *
 * @remarks Always give a string a unit: in the configuration, `'3600'` makes every login fail with
 * `Invalid time format`, and passed to `signJwtToken`, `'3600'` means 3600 milliseconds.
 */
export type MsDuration =
  number | `${number}` | `${number}${'ms' | 's' | 'm' | 'h' | 'd' | 'w' | 'y'}`;

/** Turns the query string of a request into Prisma arguments, step by step. */
export declare class APIFeatures {
  /** The request. */
  req?: ArkosRequest;
  /** The query with the `__` operators resolved. */
  searchParams: any;
  /** Never set. */
  searchParamsWithModifiers: any;
  /**
   * The Prisma arguments so far.
   *
   * @defaultValue {}
   */
  filters: Record<string, any>;
  /**
   * Always empty.
   *
   * @defaultValue {}
   */
  reqFiltersSearchParam: any;
  /** Name of the model; needed for `search`. */
  modelName?: ModelName;
  /** Query keys that never become a filter. */
  excludedFields: string[];
  /**
   * Reads the query string.
   *
   * @param req - The request.
   * @param modelName - Name of the model.
   * @throws AppError 400 if `filters` is not JSON.
   */
  constructor(req?: Request, modelName?: ModelName);
  /**
   * Adds `where`, from the path parameters, the filters (which override them) and `search`, and the
   * Prisma options of the request.
   *
   * @returns The instance.
   * @throws Error without a request or, for `search`, without a known model name.
   */
  filter(): this;
  /**
   * Adds `orderBy` from `sort`.
   *
   * @returns The instance.
   */
  sort(): this;
  /**
   * Adds `select`, `include` and `omit` from `fields`, `select`, `include` and `omit`.
   *
   * @remarks The model `User` always gets `omit: {password: true}`.
   *
   * @returns The instance.
   * @throws AppError 403 `UserPasswordExposureDetected`.
   * @throws AppError 400 `CannotExposeUserPassword`, or without a code on other models.
   * @throws AppError 400 for `addFields` and `removeFields`.
   */
  limitFields(): this;
  private _validateNoPasswordExposure;
  /**
   * Adds `skip` and `take` from `page` and `limit`.
   *
   * @remarks The default is 30 records. `limit=all` adds neither key.
   *
   * @returns The instance.
   */
  paginate(): APIFeatures;
}

type ModelName = string;

export {};
