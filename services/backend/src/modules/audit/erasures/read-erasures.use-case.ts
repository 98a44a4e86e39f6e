export {
  type ErasureEntry,
  type ErasureQuery,
  findErasureEntry,
  findNewestErasure,
  listErasureEntries,
} from './erasures.repository';
