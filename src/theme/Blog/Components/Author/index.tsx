// Ejected: the theme's picture has no size, and its number of posts is black on a color that is dark here.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import Socials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const pictureSize = 48;

/**
 * An author with picture, name, title and, on the authors page, the number of posts.
 *
 * @param props - The theme's own: the author, the heading level of the name, the number of posts
 */
export default function BlogAuthor({as, author, className, count}: Props): ReactNode {
  const {name, title, url, imageURL, email, page} = author;
  const href = page?.permalink ?? url ?? (email && `mailto:${email}`);
  const shownName = href ? <Link href={href}>{name}</Link> : name;
  return (
    <div className={clsx('avatar margin-bottom--sm', styles.author, className)}>
      {imageURL && (
        <img
          className="avatar__photo"
          src={imageURL}
          alt=""
          width={pictureSize}
          height={pictureSize}
        />
      )}
      <div className="avatar__intro">
        {name && (
          <div className={clsx('avatar__name', styles.name)}>
            {as ? <Heading as={as}>{shownName}</Heading> : shownName}
            {count !== undefined && (
              <span className={styles.count}>{count === 1 ? '1 post' : `${count} posts`}</span>
            )}
          </div>
        )}
        {title && <small className="avatar__subtitle">{title}</small>}
        <Socials author={author} />
      </div>
    </div>
  );
}
