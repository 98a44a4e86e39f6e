import { CssBaseline } from '@mui/material';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { readingPath, resumePath } from './applications/reading-room/reading-path.ts';
import { authProvider } from './auth-provider.ts';
import { basePath } from './base-path.ts';
import { company } from './company.ts';
import { dataProvider } from './data/data-provider.ts';
import { allEnquiries, enquiryKinds } from './enquiries/enquiry-kinds.ts';
import { FormerList } from './enquiries/former-list.tsx';
import { Layout } from './layout/layout.tsx';
import { Loading } from './layout/loading.tsx';
import { NotHere } from './layout/not-here.tsx';
import { StartPage } from './layout/start-page.tsx';
import { i18nProvider } from './messages/i18n-provider.ts';
import { pages } from './pages.ts';
import { statusPath } from './status/status-path.ts';
import { todayPath } from './today/today-path.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** The pages of a role. They only hide the other pages; the API itself checks the role. */
const resourcesOf = (role: string) => [
  <Resource key="applications" name="applications" list={pages.Applications} hasShow />,
  ...(role === 'general'
    ? [
        <Resource key={allEnquiries} name={allEnquiries} list={pages.Enquiries} hasShow />,
        <CustomRoutes key="former-lists">
          {enquiryKinds.flatMap((kind) =>
            [`/${kind.list}`, `/${kind.list}/:id/show`].map((path) => (
              <Route key={path} path={path} element={<FormerList kind={kind} />} />
            )),
          )}
        </CustomRoutes>,
        <Resource key="staff" name="staff" list={pages.Staff} hasShow />,
        <Resource key="retention" name="retention" list={pages.Retention} />,
        <CustomRoutes key="status">
          <Route path={todayPath} element={<pages.OfficeDay />} />
          <Route path={statusPath} element={<pages.Status />} />
        </CustomRoutes>,
      ]
    : [
        <Resource key="job-posts" name="job-posts" list={pages.JobPosts} hasShow />,
        <Resource key="form-settings" name="form-settings" list={pages.FormSettings} />,
        <Resource key="calendar" name="calendar" list={pages.Calendar} />,
        <Resource key="rejection-reasons" name="rejection-reasons" list={pages.RejectionReasons} hasShow />,
      ]),
  ...(role === 'hr'
    ? [
        <CustomRoutes key="reading">
          <Route path={todayPath} element={<pages.Today />} />
          <Route path={readingPath} element={<pages.ReadingRoom />} />
          <Route path={resumePath} element={<pages.Resume />} />
        </CustomRoutes>,
      ]
    : []),
  <Resource key="interviews" name="interviews" list={pages.Interviews} hasShow />,
  <Resource key="mail-templates" name="mail-templates" list={pages.MailTemplates} hasShow />,
  <Resource key="held" name="held" list={pages.Held} hasShow />,
  <Resource key="deliveries" name="deliveries" list={pages.Deliveries} hasShow />,
  <Resource key="audit" name="audit" list={pages.Audit} hasShow />,
  <Resource key="erasures" name="erasures" list={pages.Erasures} hasShow />,
  <CustomRoutes key="pages">
    <Route path="/reports" element={<pages.Reports />} />
    <Route path="/personal-data" element={<pages.Person />} />
    <Route path="/account" element={<pages.Account />} />
  </CustomRoutes>,
];

const store = localStorageStore();

// Parts of react-admin instead of <Admin>, because <Admin> brings its own layout, login and pages.
export const App = () => (
  <BrowserRouter basename={basePath}>
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          title={company}
          layout={Layout}
          dashboard={StartPage}
          catchAll={NotHere}
          loading={Loading}
          loginPage={false}
          authCallbackPage={false}
          requireAuth
          disableTelemetry
        >
          {resourcesOf}
        </CoreAdminUI>
      </CssBaseline>
    </AdminContext>
  </BrowserRouter>
);
