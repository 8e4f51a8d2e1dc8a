/**
 * What the surface uses of cors (https://github.com/expressjs/cors#configuration-options). A new project
 * has no types of it, so a sample may not rely on them: what a function receives stays unknown.
 */
declare namespace cors {
  /** Keys of `cors.options`. */
  interface CorsOptions {
    /** Which origins may read the response, or a function that decides. */
    origin?: any;
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
  type CorsOptionsDelegate = any;
}

export = cors;
