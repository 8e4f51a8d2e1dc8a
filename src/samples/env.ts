import {didYouMean} from './nearest';
import type {Report} from './report';
import type {Sample} from './sample';
import {type ProjectContext, variablesOf} from './project-context';

/** Whether a fence is a file of environment variables. */
export const isEnvironmentFile = ({language, path}: Sample): boolean =>
  ['env', 'dotenv'].includes(language) || (path?.split('/').at(-1)?.startsWith('.env') ?? false);

/**
 * Checks a `.env` fence: each variable is read by the framework or by code of the page or the
 * bookshop.
 *
 * @param sample - The fence.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkEnvironment(sample: Sample, context: ProjectContext, report: Report): void {
  const known = new Set(variablesOf(context));
  sample.text.split('\n').forEach((row, line) => {
    if (/^\s*(?:#|$)/.test(row)) return;
    const [, indent = '', name] = /^(\s*(?:export\s+)?)([A-Za-z_]\w*)=/.exec(row) ?? [];
    if (name === undefined) {
      report(line, 0, 'env', `'${row}' sets no variable`, 'write NAME=value');
    } else if (!known.has(name)) {
      report(
        line,
        indent.length,
        'arkos/unknown-variable',
        `Nothing reads the variable '${name}'`,
        didYouMean(name, known, 'take it out, or show the code that reads it from process.env'),
      );
    }
  });
}
