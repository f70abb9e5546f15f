import type { InstallerField } from '#domain/installer/draft.ts'
import { installerServices, propertyKinds, strengths } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames, strengthNames } from '#domain/offer/reason.ts'
import { CheckboxesField } from '../../ui/form/Field.tsx'
import { fieldLabels, propertyNames } from '../words.ts'
import { FromTo } from './FromTo.tsx'
import type { PartProps } from './part-props.ts'

/** Its services, customers and sizes of systems. */
export function WhatPart(props: PartProps) {
  const { values, change } = props
  const boxes = <T extends string>(
    field: InstallerField,
    all: readonly T[],
    names: Record<T, string>,
  ) => (
    <CheckboxesField
      name={field}
      legend={fieldLabels[field]}
      options={all.map((value) => ({ value, label: capitalise(names[value]) }))}
      initial={values.texts[field].split('; ')}
      onChange={(chosen) => change({ texts: { ...values.texts, [field]: chosen.join('; ') } })}
    />
  )
  return (
    <>
      {boxes('services', installerServices, serviceNames)}
      <FromTo field="panel_kw" type="number" {...props} />
      <FromTo field="battery_kwh" type="number" {...props} />
      {boxes('property_kinds', propertyKinds, propertyNames)}
      {boxes('strengths', strengths, strengthNames)}
    </>
  )
}
