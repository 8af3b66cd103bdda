/** What a paged list is made of. */
export interface ListRow {
  readonly id: string;
}

/** A page of the contract's lists. The id of its last row asks for the next one. */
export interface ListPage<Item extends ListRow> {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
}
