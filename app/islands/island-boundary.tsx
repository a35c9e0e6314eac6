import { Component, type ReactNode } from "react";

type Props = { heading: string; onError: (error: unknown) => void; children: ReactNode };
type State = { message?: string };

/** Replaces an island that threw with the error screen. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div role="alert">
        <h2>{this.props.heading}</h2>
        <p>{message}</p>
      </div>
    );
  }
}
