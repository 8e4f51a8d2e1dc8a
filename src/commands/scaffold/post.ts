/** What `npm run new:post` and `npm run new:release` write. */

/** A post to be written. */
export interface NewPost {
  readonly slug: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly tags: readonly string[];
  /** The release it is about: an entry of the changelog. */
  readonly release?: string;
}

/** Name of the post's file. */
export const postFile = ({date, slug}: NewPost): string => `blog/${date}-${slug}.mdx`;

/**
 * Writes a post. What is left to write is a comment, which no reader sees.
 *
 * @param post - see {@link NewPost}
 * @returns MDX
 */
export function postText({slug, title, date, tags, release}: NewPost): string {
  const sections =
    release === undefined
      ? []
      : [
          '## Smaller things',
          '',
          '{/* A list. */}',
          '',
          '## Upgrade',
          '',
          '{/* Steps, with commands. */}',
          '',
        ];
  return [
    '---',
    `slug: ${slug}`,
    `title: '${title.replaceAll("'", "''")}'`,
    'description: ""',
    `date: ${date}`,
    'authors: [arkos]',
    `tags: [${tags.join(', ')}]`,
    ...(release === undefined ? [] : [`release: ${release}`]),
    '---',
    '',
    '{/* What is new, and who should read on. */}',
    '',
    '{/* truncate */}',
    '',
    ...sections,
  ].join('\n');
}

/**
 * The post about a release.
 *
 * @param version - such as `1.4.0-beta`
 * @param date - when it is published
 */
export function releasePost(version: string, date: Date): NewPost {
  const [, minor = version, beta] = /^(\d+\.\d+)\.\d+(-beta)?/.exec(version) ?? [];
  return {
    slug: `${minor}${beta ?? ''}`,
    title: `Arkos.js ${minor}${beta ? ' beta' : ''}`,
    date: date.toISOString().slice(0, 10),
    tags: ['arkosjs'],
    release: version,
  };
}
