import App from './App';
import {mountTool} from './mountTool';
import {readState} from './state';

/** Mounts the explorer. */
export const mount = mountTool('explorer', App, readState);
