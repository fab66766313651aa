import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { OptionCard } from '#ui/fields/option-card.tsx'
import { PackOptions } from '#ui/fields/pack-options.tsx'
import { PasswordToggle } from '#ui/fields/password-toggle.tsx'
import { Quantity } from '#ui/fields/quantity.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TriState } from '#ui/fields/tri-state.tsx'
import { TriStateHeader } from '#ui/fields/tri-state-header.tsx'
import { UnitSelect } from '#ui/fields/unit-select.tsx'
import { Forced, type Group, long } from '../examples.tsx'

const steps = { lessLabel: 'Less', moreLabel: 'More', inputLabel: 'Quantity' }
const units = [
  { value: '1', label: 'case' },
  { value: '2', label: 'pallet' },
]
const levels = { contains: 'Contains', traces: 'Traces', free: 'Free' }
const levelNames = { contains: 'contains', traces: 'traces', free: 'free' }

export const fields: Group = {
  Checkbox: {
    default: <Checkbox name="check-default" label="Only products in stock" />,
    checked: <Checkbox name="check-on" label="Only products in stock" defaultChecked />,
    hover: (
      <Forced state="hover">
        <Checkbox name="check-hover" label="Only products in stock" />
      </Forced>
    ),
    focus: (
      <Forced state="focus-visible">
        <Checkbox name="check-focus" label="Only products in stock" />
      </Forced>
    ),
    disabled: <Checkbox name="check-off" label="Only products in stock" disabled />,
    error: <Checkbox name="check-error" label="I accept the terms" error="Please accept the terms." />,
    'small, with a count': <Checkbox name="check-count" label="Organic" count="1,204" small />,
    radio: <Checkbox name="check-radio" type="radio" label="Deliver" defaultChecked />,
    long: <Checkbox name="check-long" label={long.text} />,
  },
  ErrorMessage: {
    default: <ErrorMessage>Choose a delivery day.</ErrorMessage>,
    long: <ErrorMessage>{long.text}</ErrorMessage>,
  },
  Field: {
    default: <Field label="Company" name="company" defaultValue="Brasserie Nova" />,
    empty: <Field label="Reference" name="reference" optional="optional" placeholder="PO-2026-17" />,
    hover: (
      <Forced state="hover">
        <Field label="Company, hover" name="company" />
      </Forced>
    ),
    focus: (
      <Forced state="focus-visible">
        <Field label="Company, focus" name="company" />
      </Forced>
    ),
    hint: <Field label="VAT number" name="vat" hint="With the country, such as BE 0403.170.701." />,
    error: <Field label="VAT number" name="vat" defaultValue="BE 1" error="This VAT number does not exist." />,
    success: <Field label="VAT number" name="vat" defaultValue="BE 0403.170.701" success="Traiteur Delvaux" />,
    busy: <Field label="VAT number" name="vat" defaultValue="BE 0403.170.701" validating />,
    disabled: <Field label="Customer number" name="number" defaultValue="100204" disabled />,
    icon: <Field label="Search" name="search" icon="magnifying-glass" quiet placeholder="Search the range" />,
    password: <Field as="password" label="Password" name="password" showLabel="Show the password" />,
    textarea: <Field as="textarea" label="Message" name="message" rows={3} defaultValue={long.text} />,
    'textarea with an error': <Field as="textarea" label="Message" name="message" error="Write a message." />,
    select: <Field as="select" label="Country" name="country" options={[{ value: 'BE', label: 'Belgium' }]} />,
    'select, disabled': (
      <Field as="select" label="Country" name="country" disabled options={[{ value: 'BE', label: 'Belgium' }]} />
    ),
    aside: <Field label="E-mail address" name="email" aside={<a href="#Field">Forgotten?</a>} />,
    long: <Field label={long.word} name="long" hint={long.text} error={long.text} />,
  },
  FileInput: {
    default: (
      <Field
        as="custom"
        label="Curriculum vitae"
        name="cv"
        render={(wiring) => <FileInput {...wiring} chooseLabel="Choose a file" noneLabel="No file chosen" />}
      />
    ),
    several: (
      <div className="input">
        <FileInput aria-label="Pictures" chooseLabel="Choose files" noneLabel="No files chosen" multiple />
      </div>
    ),
    long: (
      <div className="input">
        <FileInput aria-label="Certificates" chooseLabel={long.word} noneLabel={long.text} />
      </div>
    ),
  },
  FormGrid: {
    default: (
      <FormGrid>
        <Field label="First name" name="first" />
        <Field label="Last name" name="last" />
        <Field label="Street and number" name="street" />
      </FormGrid>
    ),
  },
  Hint: { default: <Hint>Orders before 22:00 arrive tomorrow.</Hint>, long: <Hint>{long.text}</Hint> },
  OptionCard: {
    default: (
      <OptionCard name="card-default" title="Delivery" aside="€ 15.00">
        Tomorrow between 6:00 and 11:00
      </OptionCard>
    ),
    chosen: <OptionCard name="card-on" title="Delivery" aside="free" defaultChecked />,
    hover: (
      <Forced state="hover">
        <OptionCard name="card-hover" title="Delivery" aside="free" />
      </Forced>
    ),
    focus: (
      <Forced state="focus-visible">
        <OptionCard name="card-focus" title="Delivery" aside="free" />
      </Forced>
    ),
    disabled: <OptionCard name="card-off" title="Collection" aside="not today" disabled />,
    long: (
      <OptionCard name="card-long" title={long.name} aside="€ 1,015.00">
        {long.text}
      </OptionCard>
    ),
  },
  PackOptions: {
    default: (
      <PackOptions
        label="Packing"
        name="packs"
        chosen="case"
        options={[
          { value: 'bottle', title: 'Bottle', content: '750 ml', price: '€ 4.20' },
          { value: 'case', title: 'Case', content: '12 x 750 ml', price: '€ 46.80', perPiece: '€ 3.90 each' },
          { value: 'pallet', title: 'Pallet', content: '60 cases', disabled: true },
        ]}
      />
    ),
    long: (
      <PackOptions
        label="Long packings"
        name="long-packs"
        options={[
          { value: 'long', title: long.name, content: long.word, price: '€ 10,046.80', perPiece: '€ 3.90 je Stück' },
        ]}
      />
    ),
  },
  PasswordToggle: {
    default: (
      <div className="input">
        <input type="password" aria-label="Password" defaultValue="secret" />
        <PasswordToggle label="Show the password" />
      </div>
    ),
  },
  Quantity: {
    default: <Quantity {...steps} name="quantity" label="Gouda" defaultValue={1} unit="case" />,
    'in the cart': (
      <Quantity {...steps} name="quantity" label="Gouda in the cart" defaultValue={12} unit="case" inCart />
    ),
    focus: (
      <Forced state="focus-visible">
        <Quantity {...steps} name="quantity" label="Gouda, focus" defaultValue={1} unit="case" />
      </Forced>
    ),
    'choice of units': (
      <Quantity
        {...steps}
        name="quantity"
        label="Gouda by unit"
        defaultValue={9999}
        unit={<UnitSelect label="Unit" options={units} />}
      />
    ),
    busy: <Quantity {...steps} name="quantity" label="Gouda, busy" defaultValue={2} unit="case" busy />,
    disabled: <Quantity {...steps} name="quantity" label="Gouda, disabled" defaultValue={2} unit="case" disabled />,
    'long unit': <Quantity {...steps} name="quantity" label="Gouda, long" defaultValue={2} unit="Versandkarton" />,
  },
  Switch: {
    off: <Switch label="Mails about the progress of orders" name="switch-off" />,
    on: <Switch label="Mails about the progress of orders" name="switch-on" defaultChecked />,
    focus: (
      <Forced state="focus-visible">
        <Switch label="Mails about the progress of orders" name="switch-focus" />
      </Forced>
    ),
    disabled: <Switch label="Mails about the progress of orders" name="switch-disabled" disabled />,
    long: <Switch label={long.text} name="switch-long" />,
  },
  TriState: {
    states: (
      <div className="allergen-toggles">
        <TriStateHeader labels={levels} />
        <TriState name="Milk" icon="milk" value="milk" fieldNames={levelNames} labels={levels} count="204" />
        {(['contains', 'traces', 'free'] as const).map((level) => (
          <TriState
            key={level}
            name={`Nuts, ${level}`}
            icon="acorn"
            value={level}
            fieldNames={levelNames}
            labels={levels}
            chosen={level}
          />
        ))}
      </div>
    ),
  },
  TriStateHeader: {
    default: (
      <div className="allergen-toggles">
        <TriStateHeader labels={levels} />
      </div>
    ),
  },
  UnitSelect: {
    default: (
      <fieldset className="quantity">
        <legend className="visually-hidden">Unit</legend>
        <UnitSelect label="Unit" options={units} />
      </fieldset>
    ),
    disabled: (
      <fieldset className="quantity">
        <legend className="visually-hidden">Unit, disabled</legend>
        <UnitSelect label="Unit, disabled" options={units} disabled />
      </fieldset>
    ),
  },
}
