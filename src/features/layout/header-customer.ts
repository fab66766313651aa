export interface HeaderCustomer {
  name: string
  companyName: string | null
}
