/** The minimum settings for production, with invented values. */
export const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.internal/agency?sslmode=verify-full',
  JWT_SECRET: 'T9pVxq3LkZ0sWb7uHc2nYd5gRm8eJf1a',
  INTEGRATION_SECRET: 'q4XwN7tBv0LzKc9sHy2mGd6pRf3eJa8u',
  EXCHANGE_RATES_FEED: 'tcmb:https://rates.internal/today.xml',
  PERSONAL_DATA_SECRET: 'Zk8sPq1VtL5xWn3bHy7cMd0gRf6eJu2a',
  VENDOR_KEY: 'vk_production_Qm4tYw9e',
  VENDOR_BASE_URL: 'https://vendors.internal',
  PROCESSOR_KEY: 'pk_production_Hs7nXc2u',
  PROCESSOR_BASE_URL: 'https://processor.internal',
  BUREAU_KEY: 'bk_production_Rz5kJd8a',
  BUREAU_BASE_URL: 'https://bureau.internal',
  TRANSFER_SUPPLIER_KEY: 'tk_production_Lf3bVg6o',
  TRANSFER_SUPPLIER_BASE_URL: 'https://transfers.internal',
  PUBLIC_URL: 'https://api.agency.example',
};
