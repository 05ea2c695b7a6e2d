/**
 * Measures the lake of a directory in a process of its own, and prints a row of the table as JSON: `measure-size.ts
 * <directory> <size>`.
 */
import { percentile, timesOf } from '../support/figures.ts'
import { openLake } from './filled-lake.ts'
import { operations } from './operations.ts'

const ROUNDS = 200

const [directory = '', text] = process.argv.slice(2)
const size = Number(text)
const started = performance.now()
const lake = openLake(directory)
const measured = operations(lake, size)
await measured[0]?.run(0)
const load = performance.now() - started
const row = [['documents', size.toLocaleString('en')]]
for (const { name, run } of measured) {
  // The first request builds the indexes that it needs and is not measured.
  await run(1)
  const times = await timesOf(ROUNDS, run)
  row.push([name, [50, 99].map((rank) => percentile(times, rank).toFixed(2)).join(' / ')])
}
const { rss } = process.memoryUsage()
const peak = process.resourceUsage().maxRSS * 1024
globalThis.gc?.()
const { heapUsed, external } = process.memoryUsage()
const memory = [rss, peak, heapUsed + external].map((bytes) => Math.round(bytes / 1024 / 1024)).join(' / ')
lake.close()
row.push(['load', `${Math.round(load)}`], ['RSS/peak/live MB', memory])
console.info(JSON.stringify(row))
