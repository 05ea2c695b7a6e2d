import { mix } from '../colour.ts'
import type { LandscapePicture } from '../landscape-picture.ts'

/** The inks of one season at one time of day. */
export type Palette = {
  sky: readonly [string, string, string]
  /** What distance fades into. */
  fog: string
  /** Mountains far away. */
  far: string
  /** The darkest ink, for what stands nearest. */
  near: string
  sun: string
  ground: string
  groundDark: string
  groundLight: string
  /** Leaves, heather or the last red of autumn. */
  leaf: string
  accent: string
  /** Coats of the people seen far away. */
  coats: readonly [string, string]
  water: string
  lamp: string
  snowy: boolean
  dark: boolean
}

type Time = Pick<Palette, 'sky' | 'fog' | 'far' | 'near' | 'sun' | 'water' | 'lamp'> & { veil: string; veiling: number }

const times: Record<LandscapePicture['time'], Time> = {
  dawn: {
    sky: ['#6f93a6', '#e7b8a2', '#f8e3bd'],
    fog: '#eccfb9',
    far: '#8c8bab',
    near: '#2a3f48',
    sun: '#fff1c9',
    water: '#d9b7ab',
    lamp: '#ffd98a',
    veil: '#a9707a',
    veiling: 0.24,
  },
  day: {
    sky: ['#7fb0bb', '#bfd8d2', '#f2eed8'],
    fog: '#d8e2d8',
    far: '#7199a3',
    near: '#1f3a38',
    sun: '#fffbe6',
    water: '#a9cbcb',
    lamp: '#ffe2a0',
    veil: '#cfe0d8',
    veiling: 0.04,
  },
  dusk: {
    sky: ['#2e4a63', '#b0697a', '#f4a968'],
    fog: '#d58e79',
    far: '#72527c',
    near: '#1a2733',
    sun: '#ffd9a0',
    water: '#c47f78',
    lamp: '#ffce6e',
    veil: '#4a3350',
    veiling: 0.42,
  },
  night: {
    sky: ['#0c1a26', '#1c3547', '#47656c'],
    fog: '#49666e',
    far: '#2f5061',
    near: '#08131a',
    sun: '#f3f1dc',
    water: '#2d4a58',
    lamp: '#ffc65c',
    veil: '#0f2330',
    veiling: 0.68,
  },
}

type Season = { ground: string; groundDark: string; groundLight: string; leaf: string; accent: string; tint: string }

const seasons: Record<LandscapePicture['season'], Season> = {
  spring: {
    ground: '#93a45c',
    groundDark: '#5d7a4a',
    groundLight: '#c3c46f',
    leaf: '#b9c65a',
    accent: '#e6d35a',
    tint: '#bcd3a8',
  },
  summer: {
    ground: '#7f9a4b',
    groundDark: '#466b45',
    groundLight: '#b4b95a',
    leaf: '#6f8f45',
    accent: '#7a5c73',
    tint: '#9cc3ac',
  },
  autumn: {
    ground: '#b98642',
    groundDark: '#7c5532',
    groundLight: '#dcae5b',
    leaf: '#cf7a2e',
    accent: '#b4532a',
    tint: '#dfb98c',
  },
  winter: {
    ground: '#e9eef0',
    groundDark: '#b4c6d2',
    groundLight: '#fbfaf5',
    leaf: '#8b7f78',
    accent: '#b4532a',
    tint: '#c6d6e4',
  },
}

export function paletteOf({ season, time }: Pick<LandscapePicture, 'season' | 'time'>): Palette {
  const t = times[time]
  const s = seasons[season]
  const veiled = (ink: string, more = 0) => mix(ink, t.veil, Math.min(0.9, t.veiling + more))
  const tinted = (ink: string, amount: number) => mix(ink, s.tint, amount)
  return {
    sky: [tinted(t.sky[0], 0.1), tinted(t.sky[1], 0.12), tinted(t.sky[2], 0.06)],
    fog: tinted(t.fog, 0.16),
    far: tinted(t.far, 0.12),
    near: tinted(t.near, 0.05),
    sun: t.sun,
    water: tinted(t.water, 0.12),
    lamp: t.lamp,
    ground: veiled(s.ground),
    groundDark: veiled(s.groundDark, 0.06),
    groundLight: veiled(s.groundLight, -0.04),
    leaf: veiled(s.leaf, -0.04),
    accent: veiled(s.accent, -0.08),
    coats: [veiled('#c4562a', -0.12), veiled('#2f6d70', -0.12)],
    snowy: season === 'winter',
    dark: time === 'night' || time === 'dusk',
  }
}
