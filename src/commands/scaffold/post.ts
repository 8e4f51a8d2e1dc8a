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
 * The post about a release: named by its minor version, a later patch by its whole version.
 *
 * @param version - Such as `1.4.0-beta`
 * @param date - `YYYY-MM-DD`
 */
export function releasePost(version: string, date: string): NewPost {
  const slug = version.replace(/^(\d+\.\d+)\.0(?=-|$)/, '$1');
  return {
    slug,
    title: `Arkos.js ${slug.replace('-', ' ')}`,
    date,
    tags: ['arkosjs'],
    release: version,
  };
}

/**
 * Writes a post. What is left to write is a comment, which no reader sees.
 *
 * @param post - See {@link NewPost}
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
