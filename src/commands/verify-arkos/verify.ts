import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {entryPoints} from '../../arkos/surface';
import {findPages} from '../../content/pages';
import {ensurePrismaClient} from '../../bookshop/prisma-client';
import {openPackage} from '../arkos-record/package';
import {installTypes, unresolvedImports} from './imports';
import {CheckResult, surfaceIndex} from './report';
import {checkPageSamples, compileSamples, packagePaths, projectFrom} from './samples';
import {compareSurface} from './types';

/** What `verify:arkos` is asked to do. */
export interface VerifyRequest {
  /** Root of this repository. */
  readonly root: string;
  /** Folder, `.tgz` or version of the package. */
  readonly spec: string;
  /** Called before each step, with what is about to be done. */
  readonly progress?: (step: string) => void;
}

/**
 * Compares the declared surface with the declarations of a real package, and compiles the samples
 * against them.
 *
 * @param request - What to check.
 * @returns The results, in order.
 * @throws Error when the package cannot be opened.
 */
export async function verify(request: VerifyRequest): Promise<CheckResult[]> {
  const {root, spec, progress = () => undefined} = request;
  // Below node_modules, so that the packages the declarations import are found from here.
  const workspace = join(root, 'node_modules', '.cache', 'verify-arkos', String(process.pid));
  mkdirSync(workspace, {recursive: true});
  try {
    progress(`opening ${spec}`);
    const unpacked = await openPackage(spec, workspace);
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

    const tsconfig = join(root, 'docs', '_bookshop', 'tsconfig.check.json');
    const bookshop = projectFrom('bookshop', tsconfig);
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

/** Reports each package whose types are not found, as it makes everything from it `any`. */
function checkImports(declarations: readonly string[]): CheckResult {
  const result = new CheckResult('imported types');
  result.compared = declarations.length;
  for (const name of unresolvedImports(declarations))
    result.add(surfaceIndex, `types of ${name} are needed`, 'they are not installed');
  return result;
}
