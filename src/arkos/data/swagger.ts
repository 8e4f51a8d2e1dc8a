import {type SwaggerModeNote, swaggerModeNotes} from '../notes/swagger';
import {originOf} from './origin';

/** A mode of the API documentation page. */
export interface SwaggerMode extends SwaggerModeNote {
  readonly name: string;
  readonly source?: string;
}

/** The values of `swagger.mode`. */
export const swaggerModes: readonly SwaggerMode[] = Object.entries(swaggerModeNotes).map(
  ([name, note]) => ({name, ...note, source: originOf('swaggerModes', name)}),
);
