/** The calls that the shop makes to a CDN. */
export type Cdn = {
  /**
   * Makes the CDN stop sending pages with one of these keys, unless the storefronts fail.
   * @throws Error when the CDN does not respond that it will
   */
  purge(keys: readonly string[]): Promise<void>
}
