import { type ReactNode, Suspense } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { readingPath, resumePath } from '../applications/reading-room/reading-path.ts';
import { pages } from '../pages.ts';
import { LiveUpdates } from '../data/live/live-updates.tsx';
import { ConfirmPassword } from '../session/confirm-password.tsx';
import { useLeaveIfOver } from '../session/leave-if-over.ts';
import { type Role, RoleContext } from '../session/role.ts';
import { GoToProvider } from '../values/links/go-to.tsx';
import { translate } from '../messages/translate.ts';
import { Account } from './account.tsx';
import { Boundary } from './boundary.tsx';
import { Brand } from './brand.tsx';
import './layout.css';
import { keepClearAtBottom } from './lines/keep-clear.ts';
import { MessageLines } from './lines/message-lines.tsx';
import { UndoLine } from './lines/undo-line.tsx';
import './lines/lines.css';
import './narrow.css';
import { Loading } from './loading.tsx';
import { Menu } from './menu/menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

// The same elements each time, so that none of them is drawn again when another record opens.
const messageLines = <MessageLines />;
const undoLine = <UndoLine />;
const watchers = (
  <>
    <LiveUpdates />
    <ConfirmPassword />
  </>
);

export const Layout = ({ children }: { children: ReactNode }) => {
  const { data: me } = useGetIdentity();
  const { permissions } = usePermissions();
  const { pathname, search } = useLocation();
  const [, section] = pathname.split('/');
  useLeaveIfOver();
  useKeptFocus();
  const isReading = [useMatch(readingPath), useMatch(resumePath)].some((match) => match !== null);
  const setUpFirst = me?.['mustSetUpSecondFactor'] === true;
  return (
    <RoleContext value={permissions as Role | undefined}>
      <GoToProvider>
        <div className={isReading ? 'app narrow' : 'app'}>
          <a className="skip visually-hidden" href="#content">
            {translate('layout.content')}
          </a>
          <aside className="side" aria-label={translate('layout.sidebar')}>
            <Brand />
            {!setUpFirst && <Menu section={section} search={search} />}
            <Account isOpen={section === 'account'} />
          </aside>
          <main id="content" tabIndex={-1}>
            {me?.['exampleCompany'] === true && (
              <p className="demonstration" role="note">
                <b>{translate('layout.demonstration')}</b> {translate('layout.demonstrationMails')}
              </p>
            )}
            <Boundary>
              <Suspense fallback={<Loading />}>{setUpFirst ? <pages.Account /> : children}</Suspense>
            </Boundary>
          </main>
          <footer className="foot mono soft">
            {me && translate('layout.version', { version: String(me['version']) })}
          </footer>
          <div className="lines" ref={keepClearAtBottom}>
            {messageLines}
            {me && !setUpFirst && undoLine}
          </div>
          {watchers}
        </div>
      </GoToProvider>
    </RoleContext>
  );
};
