import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it shows the children again. */
  place: string;
  onCatch: (error: Error) => void;
  /** What takes the place of the children. `retry` shows them again; `tries` counts how often it did. */
  fallback: (error: Error, retry: () => void, tries: number) => ReactNode;
  children: ReactNode;
}

interface State {
  place?: string;
  error?: Error | undefined;
  tries: number;
}

/** Catches what its children throw while they load or render, until the next navigation; the rest keeps working. */
export class Boundary extends Component<Props, State> {
  override state: State = { tries: 0 };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: undefined, tries: 0 };
  }

  override componentDidCatch(error: Error) {
    this.props.onCatch(error);
  }

  private readonly retry = () => this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));

  override render() {
    const { error, tries } = this.state;
    return error ? this.props.fallback(error, this.retry, tries) : this.props.children;
  }
}
