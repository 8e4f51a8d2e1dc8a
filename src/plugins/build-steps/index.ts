/**
 * What plugins do after a build, and its order. Docusaurus starts all of it at once, in the order of
 * its configuration, and loads each plugin apart from the others: only what Node.js itself loads is
 * one module for all.
 */
import {loadNatively} from '../../native';
import type * as Steps from './steps';

/** Loads the steps. Call it after the build: they need many packages. */
export const buildSteps = (): typeof Steps =>
  loadNatively('src/plugins/build-steps/steps.ts') as typeof Steps;
