import {loadNatively} from '../native';
import type * as Steps from '.';

/** The remark steps, for the configuration. */
export const {remarkSteps} = loadNatively('src/remark/index.ts') as typeof Steps;
