import { Component, type ReactNode } from 'react';

/** A page that breaks, or whose file could not be fetched, says so and leaves the menu alone. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="loading" role="alert">
        <p>This page could not be shown.</p>
        <button type="button" className="quiet" onClick={() => location.reload()}>
          Load it again
        </button>
      </div>
    );
  }
}
