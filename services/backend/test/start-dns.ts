export { startDns } from '../../../infra/doctor/checks/start-dns';
