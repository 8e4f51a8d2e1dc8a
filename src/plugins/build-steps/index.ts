/**
 * The order of what plugins do after a build. Docusaurus starts all of it at once, in the order of
 * its configuration, and loads each plugin apart from the others: only what Node.js itself loads is
 * one module for all.
 */
import {loadNatively} from '../../native';
import type * as Steps from './steps';

export const {step, after} = loadNatively('src/plugins/build-steps/steps.ts') as typeof Steps;
