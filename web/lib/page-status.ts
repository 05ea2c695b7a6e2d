/**
 * Response header by which the proxy tells the page server the status of a rewritten page; it never leaves the server.
 */
export const pageStatusHeader = 'x-page-status'
