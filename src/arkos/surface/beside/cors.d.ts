/**
 * What the surface uses of cors (https://github.com/expressjs/cors#configuration-options). A new project
 * has no types of it, so a sample may not rely on them: what a function receives stays unknown.
 */
declare namespace cors {
  /** A function. A narrower type would tell a sample what it receives. */
  type Decider = Function;

  /** One origin, a pattern of origins, or whether all are meant. */
  type Origin = boolean | string | RegExp;

  /** Keys of `cors.options`. */
  interface CorsOptions {
    /** Which origins may read the response, or a function that decides. */
    origin?: Origin | Origin[] | Decider;
    /** What `Access-Control-Allow-Methods` lists. */
    methods?: string | string[];
    /** What `Access-Control-Allow-Headers` lists. */
    allowedHeaders?: string | string[];
    /** What `Access-Control-Expose-Headers` lists. */
    exposedHeaders?: string | string[];
    /** Whether requests may carry cookies. */
    credentials?: boolean;
    /** For how many seconds a browser keeps the result of a preflight request. */
    maxAge?: number;
    /** Whether the next handler receives preflight requests. */
    preflightContinue?: boolean;
    /** Status of a preflight response. */
    optionsSuccessStatus?: number;
  }

  /** Calls back with the options for a request. */
  type CorsOptionsDelegate = Decider;
}

export = cors;
