import App from './App';
import {mountTool} from '../Explorer/mountTool';
import {readState} from './state';

/** Mounts the query lab. */
export const mount = mountTool('query', App, readState);
