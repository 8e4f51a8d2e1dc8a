/** The site's base URL; ends with a slash. The bundler puts these constants in (`src/plugins/light-pages`). */
declare const BASE_URL: string;
/** Color mode of a reader who chose none. */
declare const DEFAULT_COLOR_MODE: string;
/** URL of the code that loads at its first use; empty under `npm start`. */
declare const EXTRAS: string;
/** Id of the current announcement; empty without one. */
declare const ANNOUNCEMENT: string;
