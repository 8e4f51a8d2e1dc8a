import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readSurface} from '../../remark/reference/surface';
import type {Finding, Sample} from '../sample';
import type {ProjectContext} from '../project-context';
import {checkComponents} from './components';
import type {Known, ProseRule, ReportAt} from './context';
import {checkDefaults} from './defaults';
import {type Facts, thrownIn, wordsIn} from './facts';
import {checkFiles} from './files';
import {checkKeys} from './keys';
import {checkNames, platform} from './names';
import {checkMembers} from './members';
import {checkRequests} from './requests';
import {type Passage, passagesOf} from './sentences';
import {checkStatuses} from './statuses';

/** A page whose prose is checked. */
export interface ProsePage {
  readonly page: string;
  readonly tree: Root;
  readonly samples: readonly Sample[];
}

/** What is checked in each paragraph, heading and row of a table. */
const rules: readonly ProseRule[] = [
  checkNames,
  checkMembers,
  checkFiles,
  checkRequests,
  checkStatuses,
  checkDefaults,
];

/**
 * Checks what the prose of a page says about names that are recorded: inline code, quoted messages,
 * the status of an error code, a default, and the components that show recorded things.
 *
 * @param page - The page.
 * @param facts - What there is to name.
 * @param context - The bookshop with the page.
 * @param root - The repository, absolute.
 * @returns What is wrong, in no order.
 */
export function checkProse(
  page: ProsePage,
  facts: Facts,
  context: ProjectContext,
  root: string,
): Finding[] {
  const findings: Finding[] = [];
  const report: ReportAt = ({line, column}, code, message, fix) =>
    findings.push({file: page.page, line, column, code, message, fix});
  const known = knownOn(page, facts, context);
  let heading: Passage | undefined;
  for (const passage of passagesOf(page.tree)) {
    if (passage.isHeading) heading = passage;
    for (const rule of rules) rule(passage, known, report, heading);
  }
  checkKeys(known, report);
  checkComponents(page.tree, facts, readSurface(root), report);
  return findings;
}

const isPrismaCode = (code: string): boolean => /^P\d{4}$/.test(code);

/** Status of an error that the framework does not translate. */
const untranslated = 500;

function knownOn({tree, samples}: ProsePage, facts: Facts, context: ProjectContext): Known {
  const texts = samples.map(({text, title = ''}) => `${text}\n${title}`);
  const thrown = texts.flatMap(thrownIn);
  return {
    facts,
    context,
    samples,
    platform,
    words: new Set([...facts.words, ...texts.flatMap(wordsIn), ...platform]),
    excepted: exceptionsIn(tree),
    statuses: (code) =>
      new Set([
        ...(facts.statuses.get(code) ?? (isPrismaCode(code) ? [untranslated] : [])),
        ...thrown.filter(([own]) => own === code).map(([, status]) => status),
      ]),
  };
}

/** The names in `{/* docs-check: beforeFindOnce, book.hook.ts *\/}`: a page shows them as wrong. */
function exceptionsIn(tree: Root): Set<string> {
  const names: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const [, list = ''] = /^\s*\/\*\s*docs-check:([\S\s]*?)\*\/\s*$/.exec(node.value) ?? [];
    names.push(
      ...list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
  });
  return new Set(names);
}
