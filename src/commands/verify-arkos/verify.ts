import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import * as data from '../../arkos/data';
import {entryPoints} from '../../arkos/surface';
import {configOptions, configPath, readSurface} from '../../remark/reference/surface';
import {findPages} from '../../samples/pages';
import {ensurePrismaClient} from '../../samples/prisma-client';
import {checkCreatePrompts} from './create';
import {
  checkAuthFacts,
  checkCommands,
  checkDefaults,
  checkEndpoints,
  checkEnvironment,
  checkErrors,
  checkModuleFiles,
  checkNames,
  checkQuery,
  checkRelease,
  checkStack,
  queryExamples,
  type DocumentedOption,
  type Place,
} from './data-checks';
import {installTypes, unresolvedImports} from './imports';
import {
  commandHelp,
  makeProject,
  observe,
  type DisabledObservation,
  type PlainObservation,
  type ReplacedObservation,
} from './observe';
import {builtFiles, makeRunnable, openPackage} from './package';
import {dataPlace} from './places';
import type {CheckResult} from './report';
import {checkPageSamples, compileSamples, packagePaths, projectFrom} from './samples';
import {compareSurface} from './types';

/** What `verify:arkos` is asked to do. */
export interface VerifyRequest {
  /** Root of this repository. */
  readonly root: string;
  /** Folder, `.tgz` or version of the package. */
  readonly spec: string;
  /** Folder, `.tgz` or version of `create-arkos`; its questions are not checked without. */
  readonly create?: string;
  /** Called before each step, with what is about to be done. */
  readonly progress?: (step: string) => void;
}

/**
 * Holds the declared surface, the data and the samples against a real package.
 *
 * @param request - What to check.
 * @returns The results, in order.
 * @throws Error when the package cannot be opened, installed or started.
 */
export async function verify(request: VerifyRequest): Promise<CheckResult[]> {
  const {root, spec, create, progress = () => undefined} = request;
  // Below node_modules, so that the packages the declarations import are found from here.
  const workspace = join(root, 'node_modules', '.cache', 'verify-arkos', String(process.pid));
  mkdirSync(workspace, {recursive: true});
  try {
    progress(`opening ${spec}`);
    const unpacked = await openPackage(spec, workspace);
    const files = builtFiles(unpacked.directory);
    const place: Place = (file, needle) => dataPlace(root, file, needle);

    const paths = packagePaths(unpacked, workspace);
    const imported = Object.values(paths).flat();
    const missing = unresolvedImports(imported);
    if (missing.length > 0) {
      progress(`installing the types of ${missing.join(', ')}`);
      await installTypes(missing, unpacked.manifest, workspace);
    }

    progress('comparing declarations');
    const results = compareSurface({root, entryPoints, unpacked, workspace});
    results.push(checkImports(imported));

    progress('reading the build');
    results.push(
      checkRelease(data, unpacked.manifest, place),
      ...checkErrors(data, files, place),
      ...checkNames(data, files, place),
      ...checkEnvironment(data, files, place),
    );

    progress('making the package runnable');
    const runnable = await makeRunnable(unpacked, workspace);
    const project = makeProject(workspace);

    progress('starting it');
    const plain = await observe<PlainObservation>(runnable, project, 'plain');
    const keys = {
      middlewares: data.stack.flatMap(({kind, replace}) =>
        kind === 'middleware' && replace !== undefined ? [replace] : [],
      ),
      routers: data.stack.flatMap(({kind, replace}) =>
        kind !== 'middleware' && replace !== undefined ? [replace] : [],
      ),
    };
    const replaced = await observe<ReplacedObservation>(runnable, project, 'replaced', keys);
    const disabled = await observe<DisabledObservation>(runnable, project, 'disabled', {
      middlewares: data.disableableMiddlewares.map(({id}) => id),
      routers: data.disableableRouters,
    });
    const answers = await observe<Record<string, unknown>>(
      runnable,
      project,
      'queries',
      queryExamples(data),
    );
    results.push(
      checkDefaults(
        documentedOptions(root),
        plain,
        files,
        'src/arkos/surface/shared/config.d.ts:1',
      ),
      checkAuthFacts(data, plain, files, place),
      checkEndpoints(data, plain.routes, place),
      checkStack(data, replaced, disabled, place),
      checkModuleFiles(data, plain.files, place),
      ...checkQuery(data, answers, plain.excludedFields, files, place),
    );

    progress('asking the commands for help');
    results.push(
      ...(await checkCommands(
        data,
        (words) => commandHelp(runnable, project, words),
        files,
        place,
      )),
    );

    if (create !== undefined) {
      progress(`opening ${create}`);
      const {directory} = await openPackage(create, workspace, 'create-arkos');
      const module = join(directory, 'dist', 'utils', 'project-config-inquirer.js');
      results.push(checkCreatePrompts(data, readFileSync(module, 'utf8'), place));
    }

    const bookshop = projectFrom(
      'bookshop',
      join(root, 'docs', '_bookshop', 'tsconfig.check.json'),
    );
    if (!bookshop) throw new Error('docs/_bookshop/tsconfig.check.json is not there → restore it');
    progress('compiling the bookshop');
    await ensurePrismaClient({root});
    results.push(compileSamples(bookshop, paths, root));

    progress('compiling the samples in the pages');
    const pages = (await findPages(root)).map((page) => ({
      page,
      text: readFileSync(join(root, page), 'utf8'),
    }));
    results.push(checkPageSamples(root, pages, paths));
    return results;
  } finally {
    rmSync(workspace, {recursive: true, force: true});
  }
}

/** The defaults that the surface tells. */
function documentedOptions(root: string): DocumentedOption[] {
  return configOptions(readSurface(root)).map((option) => {
    const {file, position, doc} = option;
    const line = readFileSync(file, 'utf8').slice(0, position).split('\n').length;
    return {
      path: configPath(option),
      default: doc.default,
      place: `${relative(root, file)}:${line}`,
    };
  });
}

/** Reports each package whose types are not found, as it makes everything from it `any`. */
function checkImports(declarations: readonly string[]): CheckResult {
  const check = 'imported types';
  const place = 'src/arkos/surface/index.ts:1';
  return {
    check,
    compared: declarations.length,
    differences: unresolvedImports(declarations).map((name) => ({
      check,
      place,
      ours: `types of ${name} are needed`,
      theirs: 'they are not installed',
    })),
  };
}

/** How many things of each kind are declared. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Counts what the surface and the data declare.
 *
 * @param root - Root of this repository.
 * @param results - Results of {@link verify}, for the exports.
 * @returns The counts.
 */
export function count(root: string, results: readonly CheckResult[]): Counts {
  return {
    'entry points': entryPoints.length,
    exports: results.find(({check}) => check === 'exports')?.compared ?? 0,
    options: configOptions(readSurface(root)).length,
    variables: data.environmentVariables.length,
    endpoints: data.endpoints.length,
    codes: data.errorCodes.length,
    errors: data.frameworkErrors.length,
    interceptors: data.interceptors.length,
    hooks: data.serviceHooks.length,
    commands: data.cliCommands.filter(({name}) => name !== '').length,
  };
}
