import { Component, type ReactNode } from 'react';

/** Shows a message in place of a page that failed to render or load; the menu stays usable. */
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
