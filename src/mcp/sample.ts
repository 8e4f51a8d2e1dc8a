/** Checks a sample that somebody wrote, like one of the pages (`src/samples`). */
import {createChecker, type SampleChecker} from '../samples/check';
import {ensurePrismaClient} from '../bookshop/prisma-client';

/** A sample. */
export interface WrittenSample {
  readonly code: string;
  /** As after a fence: `ts`, `js`, `json`, `http`, `prisma`, `bash` or `env`. */
  readonly language: string;
  /** The file it stands for, such as `src/modules/book/book.hooks.ts`. */
  readonly file?: string;
}

/** Name of the page that a sample is put into. */
const page = 'docs/sample.mdx';

/** The fence is longer than those inside of the sample. */
function fenced({code, language, file}: WrittenSample): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const title = file === undefined ? '' : ` title="${file.replaceAll('"', '')}"`;
  return `${fence}${language}${title}\n${code.trimEnd()}\n${fence}\n`;
}

/** Checks samples; the first one takes a few seconds. */
export type CheckSample = (sample: WrittenSample) => Promise<string>;

/**
 * Makes a checker.
 *
 * @param root - The repository, absolute.
 * @returns What lists the findings of a sample, one a line, or says that there are none.
 */
export function sampleChecker(root: string): CheckSample {
  let checker: SampleChecker | undefined;
  return async (sample) => {
    await ensurePrismaClient({root});
    checker ??= createChecker({root});
    const [report] = checker.checkPages([{page, text: fenced(sample)}]);
    const {findings = [], checked = {}, unchecked = {}} = report ?? {};
    if (Object.keys(unchecked).length > 0)
      return `Nothing was checked: there is no checker for '${sample.language}'.`;
    if (findings.length === 0)
      return `No problem found. Checked as: ${Object.keys(checked).join(', ')}.`;
    const lines = findings.map(({line, column, code, message, fix}) => {
      // For authors of pages some fixes end in what else a fence can say.
      const hint = fix.includes('wrong="') ? '' : ` → ${fix}`;
      // The first line of the page is the fence.
      return `- Line ${line - 1}, column ${column ?? 1}: ${message}${hint} (${code ?? ''})`;
    });
    return [`${findings.length} found:`, ...lines].join('\n');
  };
}
