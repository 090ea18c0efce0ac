import { type Elements, ViewBoundary } from '@ilera/runtime';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './tabs.module.css';

/** A tab with its panel. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content?: Elements;
}

interface TabsProps<Id extends string = string> {
  tabs: readonly Tab<Id>[];
  /** The list's name for screen readers. */
  label: string;
  /** The open tab. */
  value: Id;
  onChange: (id: Id) => void;
  look?: 'line' | 'pill';
  className?: string;
}

/** Tabs with the keys of the ARIA practices: arrows, Home and End open a tab at once. */
export function Tabs<Id extends string>({
  tabs,
  label,
  value,
  onChange,
  look = 'line',
  className,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === value);

  const handleKey = (event: KeyboardEvent) => {
    const next = nextTab(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take focus, one at a time */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx(styles.list, styles[look])}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        // A panel without focusable content must itself be reachable by keyboard.
        tabIndex={0}
        className={styles.panel}
      >
        <ViewBoundary view={value}>{tabs[index]?.content}</ViewBoundary>
      </div>
    </div>
  );
}

/** The index of the tab that a key opens from the tab at `index`; null for other keys. */
function nextTab(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
