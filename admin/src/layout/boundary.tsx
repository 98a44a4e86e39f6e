import { Component, type ReactNode } from 'react';
import { translate } from '../messages/translate.ts';

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
        <p>{translate('layout.notShown')}</p>
        <button type="button" className="quiet" onClick={() => location.reload()}>
          {translate('layout.loadAgain')}
        </button>
      </div>
    );
  }
}
