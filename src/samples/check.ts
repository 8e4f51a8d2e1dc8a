import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {visit} from 'unist-util-visit';
import {type CodeFacts, readCode} from './code';
import {collectSamples, type PageSamples} from './collect';
import type {PageSource} from '../content/page';
import {checkConventions} from './conventions';
import {checkEnvironment, isEnvironmentFile} from './env';
import {readFacts} from './prose/facts';
import {checkHttp, checkSuccess} from './http';
import {checkCurl} from './http/curl';
import {checkFetch} from './http/fetch';
import {checkJson} from './json';
import {didYouMean} from './nearest';
import {bookshopFolder} from '../bookshop/folder';
import {readRegions} from '../bookshop/regions';
import {checkPackages, checkTypes, readPackages} from './packages';
import {checkPrisma} from './prisma';
import {checkProse} from './prose';
import {type Report, runChecker} from './report';
import {type Diagnostic, type Finding, positionAt, type Sample, toFinding} from './sample';
import {checkShell} from './shell';
import {fieldsOf, readProject, type ProjectContext, extendWithPage} from './project-context';
import {type CompilerSettings, createCompiler, type SampleCompiler} from './typescript/compiler';
import {nearMisses} from './typescript/near-misses';
import {floatingPromises} from './typescript/promises';
import {swappedArguments} from './typescript/swapped';
import {isCode, pageProject, type VirtualFile} from './typescript/projects';

/** A sample that is left alone, or partly, with what the page says about it. */
export interface Remark {
  readonly line: number;
  readonly reason: string;
}

/** What the check of a page says. */
export interface PageReport {
  readonly page: string;
  /** In the order of their positions. */
  readonly findings: readonly Finding[];
  /** How many samples of each kind were checked. */
  readonly checked: Readonly<Record<string, number>>;
  /** How many fences of each language no checker is for. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** Samples marked `nocheck="…"`. */
  readonly optOuts: readonly Remark[];
  /** Samples marked `wrong="…"` that gave what they promise. */
  readonly wrong: number;
  /** Samples marked `fails="…"`: they compile, and fail when they run. */
  readonly fails: readonly Remark[];
}

/** Checks pages, and stays warm in between. */
export interface SampleChecker {
  /**
   * Checks pages.
   *
   * @param pages - Pages with their present text.
   * @returns A report for each, in the same order.
   */
  checkPages(pages: readonly PageSource[]): PageReport[];
  /** Checks the files of the bookshop as a project of its own. */
  checkBookshop(): Finding[];
  /** The compiler behind it. */
  readonly compiler: SampleCompiler;
}

/** What a fence is checked as; undefined when no checker is for it. */
function kindOf(sample: Sample): string | undefined {
  if (sample.quote) return 'quotes of the bookshop';
  if (isEnvironmentFile(sample)) return 'env';
  if (isCode(sample)) return sample.language.startsWith('j') ? 'JavaScript' : 'TypeScript';
  if (['json', 'jsonc'].includes(sample.language)) return 'JSON';
  if (sample.language === 'http') return 'HTTP';
  if (sample.language === 'prisma') return 'Prisma';
  return ['bash', 'sh', 'shell', 'zsh'].includes(sample.language) ? 'shell' : undefined;
}

/**
 * Makes a checker of the samples in pages.
 *
 * @param settings - The repository, and what `arkos` stands for.
 * @returns The checker; its first check is slow, later ones look only at what changed.
 * @throws Error when the bookshop is not there or its schema is wrong.
 */
export function createChecker(settings: CompilerSettings): SampleChecker {
  const {root} = settings;
  const bookshop = readProject(root);
  const compiler = createCompiler(settings);
  const facts = readFacts(root, bookshop);

  const checkPage = (
    page: PageSamples,
    files: readonly VirtualFile[],
    said: readonly Diagnostic[],
  ): PageReport => {
    const context = extendWithPage(bookshop, page.samples);
    const {tree} = page;
    const prose = tree ? checkProse({...page, tree}, facts, context, root) : [];
    return reportOf({...page, findings: [...page.findings, ...prose]}, [
      ...said,
      // What the compiler names is reported once.
      ...[
        ...slipsIn(files, compiler.program(page.page), fieldsOf(context)),
        ...checkOthers(page, context, root),
      ].filter((slip) => !said.some((other) => samePosition(slip, other))),
    ]);
  };

  return {
    checkPages(pages) {
      const collected = pages.map(({page, text}) => collectSamples(page, text));
      const projects = collected.map((page) => pageProject(root, page));
      const compiled = compiler.check(projects);
      return collected.map((page, index) => {
        try {
          return checkPage(page, projects[index]?.files ?? [], compiled.get(page.page) ?? []);
        } catch (error) {
          // Otherwise one page would end the check of all without a name.
          const message = `The checker failed: ${error instanceof Error ? error.message : String(error)}`;
          const finding = {file: page.page, line: 1, message, fix: 'fix the checker, src/samples'};
          return reportOf({...page, findings: [...page.findings, finding]}, []);
        }
      });
    },
    checkBookshop() {
      return [...compiler.checkBookshop(), ...bookshopConventions(bookshop)];
    },
    compiler,
  };
}

const samePosition = (a: Diagnostic, b: Diagnostic): boolean =>
  a.sample === b.sample && a.line === b.line && a.column === b.column;

/** Names that no type rejects and that are nearly right, and arguments in the wrong order. */
function slipsIn(
  files: readonly VirtualFile[],
  program: ts.Program | undefined,
  known: ReadonlySet<string>,
): Diagnostic[] {
  return files.flatMap(({file, text, sample}) => {
    const source = program?.getSourceFile(file);
    if (!program || !source) return [];
    const types = program.getTypeChecker();
    return [
      ...nearMisses(source, types, known).map(({offset, name, meant}) => ({
        sample,
        ...positionAt(text, offset),
        code: 'arkos/near-miss',
        message: `No type rejects '${name}', and none has it`,
        fix: `did you mean '${meant}'?`,
      })),
      ...(sample.fails === undefined ? floatingPromises(source, types) : []).map(
        ({offset, text: expression}) => ({
          sample,
          ...positionAt(text, offset),
          code: 'arkos/floating-promise',
          message: `Nothing waits for '${expression.split('\n')[0] ?? ''}'`,
          fix: 'put await before it, or handle its failure with catch',
        }),
      ),
      ...swappedArguments(source, types).map(({offset, text: value, parameter, fitting}) => ({
        sample,
        ...positionAt(text, offset),
        code: 'arkos/swapped-arguments',
        message: `${value} is in the position of '${parameter}'`,
        fix: `write ${fitting} there`,
      })),
    ];
  });
}

function bookshopConventions(context: ProjectContext): Finding[] {
  return [...context.code].flatMap(([file, facts]) => {
    const text = readFileSync(path.join(context.folder, file), 'utf8');
    const findings: Finding[] = [];
    checkConventions({path: file, text, facts}, context, (line, column, code, message, fix) =>
      findings.push({
        file: `${bookshopFolder}/${file}`,
        line: line + 1,
        column: column + 1,
        code,
        message,
        fix,
      }),
    );
    return findings;
  });
}

/** Everything but the compiler. */
function checkOthers(
  {samples, tree}: PageSamples,
  context: ProjectContext,
  root: string,
): Diagnostic[] {
  const modules = path.join(root, 'node_modules');
  const packages = readPackages(context.folder, modules);
  const active = samples.filter(({nocheck}) => nocheck === undefined);
  const commands = active.map(({text}) => text);
  if (tree) {
    visit(tree, 'inlineCode', ({value}) => {
      commands.push(value);
    });
  }
  const one = (sample: Sample, index: number): Diagnostic[] =>
    runChecker(sample, (report) => {
      const kind = kindOf(sample);
      if (kind === 'quotes of the bookshop') {
        checkQuote(sample, root, report);
      } else if (kind === 'JSON') {
        checkJson(sample, context, report);
      } else if (kind === 'HTTP') {
        checkHttp(sample, active[index + 1], context, report);
      } else if (kind === 'shell') {
        checkShell(sample, report);
        checkCurl(sample, active[index + 1], context, report);
      } else if (kind === 'env') {
        checkEnvironment(sample, context, report);
      } else if (kind === 'TypeScript' || kind === 'JavaScript') {
        checkFetch(sample, context, report);
        checkPackages(sample, packages, commands, report);
        if (kind === 'TypeScript') checkTypes(sample, packages, commands, modules, report);
        if (sample.path === undefined) return;
        checkConventions(
          {path: sample.path, text: sample.text, facts: factsOf(sample)},
          context,
          report,
        );
      }
    });
  const exchanges = active.flatMap((response, index): [Sample, Sample][] => {
    const request = active[index - 1];
    const isPair =
      request?.language === 'http' &&
      response.language === 'http' &&
      response.text.startsWith('HTTP/');
    return isPair ? [[request, response]] : [];
  });
  return [
    ...active.flatMap(one),
    ...exchanges.flatMap(([request, response]) =>
      runChecker(response, (report) => {
        checkSuccess(request, response, context, report);
      }),
    ),
    ...checkPrisma(
      active.filter((sample) => kindOf(sample) === 'Prisma'),
      context,
    ),
  ];
}

const factsOf = ({path: file = 'sample.ts', text}: Sample): CodeFacts => readCode(file, text);

/** A quotation that has lost its file or its region; the build fills the others. */
function checkQuote({quote}: Sample, root: string, report: Report): void {
  if (!quote) return;
  const file = path.join(root, bookshopFolder, quote.file);
  if (!existsSync(file)) {
    report(
      0,
      0,
      'arkos/unknown-file',
      `The bookshop has no file '${quote.file}'`,
      'name a file below docs/_bookshop',
    );
    return;
  }
  const regions = [...readRegions(readFileSync(file, 'utf8')).regions.keys()];
  if (quote.region !== undefined && !regions.includes(quote.region)) {
    report(
      0,
      0,
      'arkos/unknown-region',
      `'${quote.file}' has no region '${quote.region}'`,
      didYouMean(quote.region, regions, `use one of ${regions.join(', ')}`),
    );
  }
}

function reportOf({page, samples, findings}: PageSamples, diagnostics: Diagnostic[]): PageReport {
  const checked: Record<string, number> = {};
  const unchecked: Record<string, number> = {};
  const reported = diagnostics.map(toFinding);
  // What a checker of samples says exactly, that of names does not say again.
  const own = findings.filter(
    ({line, column, code}) =>
      code !== 'arkos/unknown-name' ||
      !reported.some((other) => other.line === line && other.column === column),
  );
  let wrong = 0;
  for (const sample of samples) {
    const kind = kindOf(sample);
    if (sample.nocheck !== undefined) continue;
    if (kind) {
      checked[kind] = (checked[kind] ?? 0) + 1;
    } else {
      const language = sample.language || 'none';
      unchecked[language] = (unchecked[language] ?? 0) + 1;
    }
    const said = diagnostics.filter((diagnostic) => diagnostic.sample === sample);
    const promised = said.filter((diagnostic) => isPromised(sample, diagnostic));
    own.push(...said.filter((diagnostic) => !promised.includes(diagnostic)).map(toFinding));
    if (sample.wrong === undefined) continue;
    if (promised.length > 0) wrong++;
    else own.push(unkept(sample, said, kind));
  }
  const remarks = (name: 'fails' | 'nocheck'): Remark[] =>
    samples.flatMap((sample) => {
      const reason = sample[name];
      return reason === undefined ? [] : [{line: sample.line, reason}];
    });
  return {
    page,
    findings: own.sort((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1)),
    checked,
    unchecked,
    optOuts: remarks('nocheck'),
    wrong,
    fails: remarks('fails'),
  };
}

const isPromised = ({wrong}: Sample, {code, message}: Diagnostic): boolean =>
  wrong !== undefined && (code === wrong || message.includes(wrong));

/** A wrong sample that is right, or wrong in another way, misleads as much as a false one. */
function unkept(sample: Sample, said: readonly Diagnostic[], kind: string | undefined): Finding {
  const codes = [...new Set(said.map(({code}) => code))];
  const given = codes.length > 0 ? `gives ${codes.join(', ')}` : 'passes its check';
  return {
    file: sample.page,
    line: sample.line,
    column: 1,
    code: 'arkos/not-wrong',
    message:
      kind === undefined
        ? `Nothing checks a fence of '${sample.language}', so nothing can show that it is wrong`
        : `The sample should give '${sample.wrong ?? ''}' and ${given}`,
    fix: 'show what is really wrong, or say with fails="…" what goes wrong when it runs',
  };
}
