// Wrapped: the button is gone once it is pressed, so the focus goes on to the navbar.
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** Closes the announcement. */
export default function AnnouncementBarCloseButton({onClick, ...props}: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
      }}
    />
  );
}
