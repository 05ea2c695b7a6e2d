import { Hono } from 'hono'
import type { LakeEnvironment } from '../http/environment.ts'

/** Days that the history is kept, as the Studio shows it to editors; the sandbox keeps everything. */
const RETENTION = { features: [{ variantId: 'sandbox', attributes: { maxRetentionDays: 365 } }] }

/**
 * Services of the hosted lake that the Studio calls and that the sandbox does not have: announcements, upsells, help
 * links, the old scheduling service. Empty responses instead of "not found" keep the browser's console free of errors.
 */
export const hostedExtras = new Hono<LakeEnvironment>()

hostedExtras.get('/journey/announcements', (c) => c.json([]))
hostedExtras.get('/journey/*', (c) => c.json(null))
hostedExtras.get('/help', (c) => c.json({ resources: { sectionArray: [] } }))
hostedExtras.get('/schedules/:project/:dataset', (c) => c.json({ schedules: [] }))
hostedExtras.get('/subscriptions/project/:project', (c) => c.json({ featureTypes: { retention: RETENTION } }))
hostedExtras.post('/intake/batch', (c) => c.json({ success: true }))
hostedExtras.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
hostedExtras.get('/geoip/country', (c) => c.json({ countryCode: 'NO' }))
hostedExtras.get('/access/requests/me', (c) => c.json([]))
hostedExtras.get('/access/project/:project/requests', (c) => c.json([]))
hostedExtras.get('/media-libraries', (c) => c.json({ data: [], nextCursor: null }))
