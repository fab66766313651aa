import type { SeedProduct } from '../../backends/commerce/seed/data/shape.ts'
import { countStamp, netText } from './net.ts'
import type { Picture } from './picture.ts'

/** @param brand the brand's printed name */
export function pictureOf({ picture, department, name, packings: [packing] }: SeedProduct, brand: string): Picture {
  return {
    ...picture,
    department,
    brand,
    label: picture.label ?? (picture.form === 'crate' ? '' : name.nl),
    net: picture.net ?? netText(picture.form, packing),
    count: countStamp(packing),
  }
}
