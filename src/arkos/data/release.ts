/** The release of the framework that everything here is about. */
export interface Release {
  /** Name of the package. */
  readonly name: string;
  /** Version of the package. */
  readonly version: string;
  /** Version of `create-arkos` of the same tag. */
  readonly createArkosVersion: string;
  /** URL of the repository, without a trailing slash. */
  readonly repository: string;
  /** Tag of the release. */
  readonly tag: string;
  /** Commit of the tag. */
  readonly commit: string;
  /** Range of Node.js versions in `engines`. */
  readonly node: string;
  /** Packages it installs, with the ranges of `dependencies`. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Packages a project must have, with the ranges of `peerDependencies`. */
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Arkos 1.3.10-beta. */
export const release: Release = {
  name: 'arkos',
  version: '1.3.10-beta',
  createArkosVersion: '1.3.10-beta',
  repository: 'https://github.com/Uanela/arkos',
  tag: 'v1.3.10-beta',
  commit: 'baa1fb85e186e46e57e6a8b6f71b0aead14437fb',
  node: '>=14.16',
  dependencies: {
    chokidar: '^4.0.3',
    commander: '^13.1.0',
    pluralize: '^8.0.0',
  },
  peerDependencies: {
    '@prisma/client': '^6.4.1',
    '@scalar/express-api-reference': '^0.8.13',
    bcryptjs: '^3.0.2',
    'class-transformer': '^0.5.1',
    'class-validator': '^0.14.1',
    'class-validator-jsonschema': '^5.0.2',
    compression: '^1.8.0',
    'cookie-parser': '^1.4.7',
    cors: '^2.8.5',
    dotenv: '^16.4.7',
    express: '^4.21.2',
    'express-rate-limit': '^7.5.0',
    'html-to-text': '^9.0.5',
    jsonwebtoken: '^9.0.2',
    mimetype: '^0.0.8',
    multer: '2.0.1',
    nodemailer: '^6.10.0',
    sharp: '^0.33.5',
    'swagger-jsdoc': '^6.2.8',
    'swagger-ui-express': '^5.0.1',
    'trash-cli': '6.0.0',
    zod: '^3.24.2',
    'tsx-strict': '^0.2.0',
    'zod-to-json-schema': '^3.24.6',
  },
};

/**
 * URL of a source reference in the repository at the tag.
 *
 * @param source - Path and line, as the data and the `@source` tags have them.
 * @returns An https URL that marks the line.
 */
export function sourceUrl(source: string): string {
  const split = source.lastIndexOf(':');
  return `${release.repository}/blob/${release.tag}/${source.slice(0, split)}#L${source.slice(split + 1)}`;
}
