import Link from '@docusaurus/Link';
import {usePrismTheme, useThemeConfig} from '@docusaurus/theme-common';
import {parseLines, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import clsx from 'clsx';
import {Highlight, type RenderProps} from 'prism-react-renderer';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';

import InlineText from '../InlineText';
import type {HoverMark, HoverTip} from './data';
import {splitLine} from './split';
import styles from './styles.module.css';

/** Props of {@link HoverCode}; the remark step `hoverTypes` writes them. */
export interface HoverCodeProps {
  /** The sample as written, magic comments included. */
  code: string;
  /** Its language for colours. */
  language: string;
  /** What follows the language of the fence. */
  metastring?: string;
  /** File the sample stands for. */
  title?: string;
  /** Names that have a tip. */
  marks: readonly HoverMark[];
  /** What is known of them. */
  tips: readonly HoverTip[];
}

/** Widest tip, in CSS pixels; the style sheet says the same. */
const tipWidth = 448;

/** What scrolls has to be reachable with the keyboard, as in the theme's own code blocks. */
const reachable = {tabIndex: 0};

/** Puts the tips under the name that the pointer or the focus is on. */
function moveTips(root: HTMLElement | null, {target}: Event): void {
  const mark = target instanceof Element ? target.closest('[data-tip]') : null;
  if (!root || !mark) return;
  const frame = root.getBoundingClientRect();
  const name = mark.getBoundingClientRect();
  const left = Math.min(name.left - frame.left, Math.max(0, frame.width - tipWidth));
  root.style.setProperty('--hover-left', `${Math.max(0, left)}px`);
  root.style.setProperty('--hover-top', `${name.bottom - frame.top}px`);
}

interface MarkProps {
  readonly mark: HoverMark;
  readonly tip: HoverTip | undefined;
  /** Id of the tip. */
  readonly describedBy: string;
  /** Whether the Tab key stops here: at the first of several that share a tip. */
  readonly isStop: boolean;
  readonly onPress: (number: number) => void;
  readonly children: ReactNode;
}

function Mark({mark, tip, describedBy, isStop, onPress, children}: MarkProps): ReactNode {
  const [, , , number] = mark;
  const shared = {
    className: styles.mark,
    'aria-describedby': describedBy,
    'data-tip': number,
  };
  const tabIndex = isStop ? 0 : -1;
  if (tip?.href)
    return (
      <Link {...shared} to={tip.href} tabIndex={tabIndex}>
        {children}
      </Link>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress(number);
    }
  };
  return (
    <span
      {...shared}
      role="button"
      tabIndex={tabIndex}
      onClick={() => onPress(number)}
      onKeyDown={onKeyDown}
    >
      {children}
    </span>
  );
}

interface LinesProps extends Pick<HoverCodeProps, 'marks' | 'tips'> {
  readonly render: RenderProps;
  readonly classNames: Record<number, string[]>;
  readonly id: string;
  readonly onPress: (number: number) => void;
}

function Lines({render, classNames, id, marks, tips, onPress}: LinesProps): ReactNode {
  const {tokens, getLineProps, getTokenProps} = render;
  const firsts = new Set(tips.map((_, number) => marks.find(([, , , tip]) => tip === number)));
  return tokens.map((line, at) => {
    const isEmpty = line.length === 1 && line[0]?.content === '\n';
    const pieces = splitLine(
      isEmpty ? [] : line,
      marks.filter(([row]) => row === at),
    );
    return (
      <span key={at} {...getLineProps({line, className: clsx(classNames[at])})}>
        {pieces.map(({token, mark}, index) => {
          const text = (
            <span key={index} {...getTokenProps({token: {...token, types: [...token.types]}})} />
          );
          return mark ? (
            <Mark
              key={index}
              mark={mark}
              tip={tips[mark[3]]}
              describedBy={`${id}${mark[3]}`}
              isStop={firsts.has(mark)}
              onPress={onPress}
            >
              {text}
            </Mark>
          ) : (
            text
          );
        })}
        <br />
      </span>
    );
  });
}

/**
 * A TypeScript sample in which the names of the framework show their type and summary, under the
 * pointer and at keyboard focus, and lead to their entries in the reference.
 *
 * @remarks Without JavaScript the tips stand under the sample. Escape hides one, and so does
 * leaving; the pointer may move onto it. Tips lie outside the code, so that nothing of them is
 * copied with it.
 *
 * @param props - see {@link HoverCodeProps}
 * @returns the sample
 */
export default function HoverCode(props: HoverCodeProps): ReactNode {
  const {code: source, language, metastring, title, marks, tips} = props;
  const {
    prism: {magicComments},
  } = useThemeConfig();
  const theme = usePrismTheme();
  const wordWrap = useCodeWordWrap();
  const {lineClassNames, code} = parseLines(source, {metastring, language, magicComments});
  const root = useRef<HTMLDivElement>(null);
  const id = `${useId()}tip`;
  const [pinned, setPinned] = useState<number>();
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const sample = root.current;
    const onKeyDown = ({key}: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') {
        setDismissed(true);
        setPinned(undefined);
      }
    };
    const onEnter = (event: Event): void => {
      moveTips(sample, event);
      setDismissed(false);
    };
    const onLeave = (): void => setPinned(undefined);
    document.addEventListener('keydown', onKeyDown);
    sample?.addEventListener('mouseover', onEnter);
    sample?.addEventListener('focusin', onEnter);
    sample?.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      sample?.removeEventListener('mouseover', onEnter);
      sample?.removeEventListener('focusin', onEnter);
      sample?.removeEventListener('focusout', onLeave);
    };
  }, []);
  const onPress = (number: number): void =>
    setPinned((now) => (now === number ? undefined : number));
  return (
    <div ref={root} className={styles.block} data-dismissed={isDismissed || undefined}>
      <Container as="div" className={`language-${language}`}>
        {title && <div className={styles.codeBlockTitle}>{title}</div>}
        <div className={styles.content}>
          <Highlight theme={theme} code={code} language={language}>
            {(render) => (
              <pre
                ref={wordWrap.codeBlockRef}
                className={clsx(render.className, styles.code, 'thin-scrollbar')}
                style={render.style}
                {...reachable}
              >
                <code className={styles.lines}>
                  <Lines
                    render={render}
                    classNames={lineClassNames}
                    id={id}
                    marks={marks}
                    tips={tips}
                    onPress={onPress}
                  />
                </code>
              </pre>
            )}
          </Highlight>
          <div className={styles.buttonGroup}>
            {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
              <WordWrapButton
                className={styles.codeButton}
                onClick={() => wordWrap.toggle()}
                isEnabled={wordWrap.isEnabled}
              />
            )}
            <CopyButton className={styles.codeButton} code={code} />
          </div>
        </div>
      </Container>
      {tips.map(({type, summary}, number) => (
        <div
          key={number}
          id={`${id}${number}`}
          role="tooltip"
          data-search-skip
          className={clsx(styles.tip, pinned === number && styles.pinned)}
          data-for={number}
        >
          <span className={styles.type}>
            <code>{type}</code>
          </span>
          {summary && (
            <span className={styles.summary}>
              <InlineText text={summary} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
