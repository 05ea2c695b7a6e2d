import type { BagItem, BagNotice } from '../../domain/bag.ts'

const failed: BagNotice = { kind: 'failed' }

export async function addToBag(_item: BagItem): Promise<'added' | BagNotice> {
  return failed
}

export async function changeQuantity(_line: string, _quantity: number): Promise<void> {}

export async function addVoucher(_code: string): Promise<'added' | BagNotice> {
  return failed
}

export async function removeVoucher(_code: string): Promise<void> {}

export async function setCountry(_code: string): Promise<boolean> {
  return false
}
