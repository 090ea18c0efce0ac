import { BackIcon, IconButton, NextIcon, PauseIcon, PlayIcon } from '@ilera/ui';
import type { Carousel } from './use-carousel';
import { words } from './carousel.words';
import styles from './carousel-controls.module.css';

interface Props {
  carousel: Carousel;
  /** The name of one slide: `plan`, `story`. */
  noun: string;
}

/** Arrows, one dot for each slide, and the pause control. Focus on the pause control does not stop the carousel. */
export function CarouselControls({ carousel, noun }: Props) {
  const { index, count, show, paused, setPaused, canPlay, hold } = carousel;
  return (
    <div className={styles.controls}>
      <div className={styles.move} {...hold}>
        <IconButton
          outlined
          icon={<BackIcon />}
          label={words.previous(noun)}
          onClick={() => show(index - 1)}
        />
        <div className={styles.dots} role="group" aria-label={words.choose(noun)}>
          {Array.from({ length: count }, (_, dot) => (
            <button
              key={dot}
              type="button"
              className={styles.dot}
              aria-label={words.show(noun, dot + 1, count)}
              aria-current={dot === index || undefined}
              onClick={() => show(dot)}
            />
          ))}
        </div>
        <IconButton outlined icon={<NextIcon />} label={words.next(noun)} onClick={() => show(index + 1)} />
      </div>
      {canPlay && (
        <IconButton
          icon={paused ? <PlayIcon /> : <PauseIcon />}
          label={paused ? words.play(noun) : words.pause(noun)}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}
